import { expect, type Page, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { hasPortrait, leaders } from './content'
import { open } from './fixtures'

const IMAGES = /\/static\/.*\.(?:avif|webp|jpe?g|png|svg)$/
/** The images that are placed over initials. */
const portraits = (page: Page) => page.locator('main svg:has(text) ~ img, main svg:has(text) ~ picture img')
const boxes = (page: Page) =>
  page.locator('main img').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))

test('the about page shows the initials if the portraits fail, and nothing moves', async ({ page }) => {
  await open(page, '/about')
  await page.waitForLoadState('networkidle')
  const before = await boxes(page)
  await page.route(IMAGES, (route) => route.abort())
  await open(page, '/about')
  for (const text of new Set(leaders.map(({ name }) => initialsOf(name)))) {
    const shown = page.getByRole('main').getByText(text, { exact: true })
    await expect(shown).toHaveCount(leaders.filter(({ name }) => initialsOf(name) === text).length)
    for (const one of await shown.all()) {
      await one.scrollIntoViewIfNeeded()
      await expect(one).toBeInViewport()
    }
  }
  // Nothing covers the initials.
  const visibilities = () =>
    portraits(page).evaluateAll((all) => all.map((image) => getComputedStyle(image).visibility))
  await expect.poll(visibilities).toEqual(leaders.filter(hasPortrait).map(() => 'hidden'))
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  expect(await boxes(page)).toEqual(before)
})

test('a loaded portrait covers the initials', async ({ page }) => {
  test.skip(!leaders.some(hasPortrait), 'no portrait is on the about page')
  await open(page, '/about')
  const portrait = portraits(page).first()
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [frame, image] = await portrait.evaluate((one) =>
    [one.closest(':not(img, picture)'), one].map((part) => JSON.stringify(part?.getBoundingClientRect())),
  )
  expect(image).toBe(frame)
})
