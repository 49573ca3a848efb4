// The only motion on the site: a trail draws itself when it comes into view.
import { expect, type Page, test } from '@playwright/test'
import { hasMaps } from './content'
import { open } from './fixtures'

/** How much of the call to action's trail, far below the fold, is not drawn: from 0 to 1. */
const undrawn = (page: Page) =>
  page
    .locator('main > section:last-of-type svg mask path')
    .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset))

test.skip(!hasMaps, 'the illustrations have no trails')

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
