import { expect, type Page, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { hasPortrait, hasTeamPage, leaders, team } from './content'
import { open } from './fixtures'
import { layoutShift, watchLayoutShift } from './layout-shift'

const IMAGES = /\/static\/.*\.(?:avif|webp|jpe?g|png|svg)$/
const initials = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })
/** The images that are placed over initials. */
const portraits = (page: Page) => page.locator('main svg:has(text) ~ img, main svg:has(text) ~ picture img')
const boxes = (page: Page) =>
  page.locator('main img').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))

for (const [path, people] of [['/about', leaders], ...(hasTeamPage ? [['/about/team', team] as const] : [])] as const) {
  test(`${path} shows the initials if the portraits fail, and nothing shifts`, async ({ page }) => {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const before = await boxes(page)
    await watchLayoutShift(page)
    await page.route(IMAGES, (route) => route.abort())
    await open(page, path)
    for (const text of new Set(people.map(({ name }) => initialsOf(name)))) {
      const shown = initials(page, text)
      await expect(shown).toHaveCount(people.filter(({ name }) => initialsOf(name) === text).length)
      for (const one of await shown.all()) {
        await one.scrollIntoViewIfNeeded()
        await expect(one).toBeInViewport()
      }
    }
    const images = portraits(page)
    await expect
      .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)))
      .toEqual(people.filter(hasPortrait).map(() => 0))
    // Nothing covers the initials.
    for (const image of await images.all()) await expect(image).toHaveCSS('visibility', 'hidden')
    await page.evaluate(() => {
      window.scrollTo(0, 0)
    })
    expect(await boxes(page)).toEqual(before)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

test('a loaded portrait covers the initials', async ({ page }) => {
  test.skip(!leaders.some(hasPortrait), 'no portrait is on the about page')
  await open(page, '/about')
  const portrait = portraits(page).first()
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [frame, imageBox] = await portrait.evaluate((image) =>
    [image.closest(':not(img, picture)'), image].map((one) => {
      const box = one?.getBoundingClientRect()
      return [box?.x, box?.y, box?.width, box?.height]
    }),
  )
  expect(imageBox).toEqual(frame)
})
