import { expect, test, type Page } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { team } from './content'
import { open } from './fixtures'
import { layoutShift, watchLayoutShift } from './layout-shift'

const PICTURES = /\/static\/.*\.(?:avif|webp|jpe?g|png)$/
const initials = (page: Page, name: string) => page.getByRole('main').getByText(initialsOf(name), { exact: true })
/** The pictures that stand over initials. */
const portraits = (page: Page) => page.locator('main svg:has(text) + picture img')
const boxes = (page: Page) =>
  page.locator('main picture').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))

for (const path of ['/about', '/about/team']) {
  test(`${path} has the initials in the server’s HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const { name } of team) expect(html).toContain(`>${initialsOf(name)}</text>`)
  })

  test(`${path} shows the initials where the portraits fail, and nothing moves`, async ({ page }) => {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const before = await boxes(page)
    await watchLayoutShift(page)
    await page.route(PICTURES, (route) => route.abort())
    await open(page, path)
    for (const { name } of team) {
      await initials(page, name).scrollIntoViewIfNeeded()
      await expect(initials(page, name)).toBeInViewport()
    }
    const pictures = portraits(page)
    await expect
      .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)))
      .toEqual(team.map(() => 0))
    // Nothing that a failed picture leaves covers the initials.
    for (const picture of await pictures.all()) {
      expect(await picture.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
    }
    await page.evaluate(() => {
      window.scrollTo(0, 0)
    })
    expect(await boxes(page)).toEqual(before)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

test('a loaded portrait covers the initials', async ({ page }) => {
  await open(page, '/about/team')
  const portrait = portraits(page).first()
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [frame, picture] = await portrait.evaluate((image) =>
    [image.closest('picture')?.parentElement, image].map((one) => {
      const box = one?.getBoundingClientRect()
      return [box?.x, box?.y, box?.width, box?.height]
    }),
  )
  expect(picture).toEqual(frame)
})
