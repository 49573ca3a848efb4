import { expect, type Page, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { hasPortrait, leaders } from './content'
import { open } from './fixtures'

const IMAGES = /\/static\/.*\.(?:avif|webp|jpe?g|png|svg)$/
/** The images that are placed over initials. */
const portraits = (page: Page) => page.locator('main svg:has(text) ~ img, main svg:has(text) ~ picture img')
const boxes = (page: Page) =>
  page.locator('main img').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))

test('portraits cover the initials of the about page; if they fail, it shows the initials, and nothing moves', async ({
  page,
}) => {
  test.skip(!leaders.some(hasPortrait), 'no portrait is on the about page')
  await open(page, '/about')
  for (const portrait of await portraits(page).all()) {
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const [frame, image] = await portrait.evaluate((one) =>
      [one.closest(':not(img, picture)'), one].map((part) => JSON.stringify(part?.getBoundingClientRect())),
    )
    expect(image).toBe(frame)
  }
  const scrollToTop = () =>
    page.evaluate(() => {
      window.scrollTo(0, 0)
    })
  await scrollToTop()
  const before = await boxes(page)

  await page.route(IMAGES, (route) => route.abort())
  await open(page, '/about')
  for (const { name } of leaders) {
    const shown = page
      .locator('#team')
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
      .getByText(initialsOf(name), { exact: true })
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeInViewport()
  }
  // Nothing covers the initials.
  const visibilities = () =>
    portraits(page).evaluateAll((all) => all.map((image) => getComputedStyle(image).visibility))
  await expect.poll(visibilities).toEqual(leaders.filter(hasPortrait).map(() => 'hidden'))
  await scrollToTop()
  expect(await boxes(page)).toEqual(before)
})
