// The maps: what is on them, and the only motion on the site, a trail that draws itself when it comes into view.
import { expect, type Page, test } from '@playwright/test'
import { hasMaps, overview } from './content'
import { open } from './fixtures'

test.skip(!hasMaps, 'the illustrations are no maps')

/** How much of the call to action's trail, far below the fold, is not drawn: from 0 to 1. */
const undrawn = (page: Page) =>
  page
    .locator('main > section:last-of-type svg mask path')
    .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset))

test('a trail below the fold waits until it is in view and then draws itself; in print, it is drawn', async ({
  page,
}) => {
  await open(page, '/')
  await expect.poll(() => undrawn(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await undrawn(page)).toBe(0)
  await page.emulateMedia({ media: null })
  await page.locator('main > section:last-of-type').scrollIntoViewIfNeeded()
  await expect.poll(() => undrawn(page), { timeout: 3000 }).toBe(0)
})

test('with reduced motion, every trail is drawn from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(page.locator('[data-awaiting]').first()).toBeAttached()
  expect(await undrawn(page)).toBe(0)
})

test('on laptops, where there is the least room beside the hero’s text, no marker or label of its map touches the text', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('main').locator('> *').first()
  for (const width of [1024, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    const touching = await hero.evaluate((element) => {
      const texts = [...element.querySelectorAll<HTMLElement>('h1, p, a, li')]
        .filter(({ offsetWidth }) => offsetWidth > 1)
        .flatMap((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return [...range.getClientRects()]
        })
      return [...element.querySelectorAll('svg:has(mask) :is(.marker, .title)')]
        .map((one) => one.getBoundingClientRect())
        .filter((box) =>
          texts.some(
            ({ left, right, top, bottom }) =>
              box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          ),
        )
    })
    expect.soft(touching, `${width} px`).toEqual([])
  }
})

test('the waymarks of the index sheet have the numbers of the list', async ({ page }) => {
  test.skip(overview.groups.flatMap((group) => group.services).length > 60, 'the site has no sheet')
  await page.goto('/services')
  const waymarks = await page
    .locator('main [aria-hidden] svg:has(> a)')
    .evaluateAll((all) =>
      all.map((one) => one.querySelectorAll('text')).map((parts) => [...parts].map((part) => part.textContent)),
    )
  const rows = await page
    .locator('main section li:has(> a)')
    .evaluateAll((all) =>
      all.map((row) => [
        getComputedStyle(row, '::before').content.replaceAll('"', ''),
        row.querySelector('span + span')?.textContent,
      ]),
    )
  expect(waymarks.length).toBeGreaterThan(0)
  expect(waymarks).toEqual(rows)
})
