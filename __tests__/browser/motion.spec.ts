// The only motion on the site: a trail draws itself when it comes into view.
import { expect, type Page, test } from '@playwright/test'
import { hasMaps } from './content'
import { open } from './fixtures'

/** The trail of the call to action, far below the fold. */
const TRAIL = 'main > section:last-of-type svg mask path'

const undrawn = (page: Page) =>
  page.locator(TRAIL).evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset))

test.use({ viewport: { width: 1280, height: 800 } })

test.skip(!hasMaps, 'the illustrations have no trails')

test('a trail below the fold waits until it is in view and then draws itself within a second', async ({ page }) => {
  await open(page, '/')
  await expect.poll(() => undrawn(page)).toBe(1)
  await page.locator('main > section:last-of-type').scrollIntoViewIfNeeded()
  await expect.poll(() => undrawn(page), { timeout: 3000 }).toBe(0)
})

test('with reduced motion, every trail is drawn from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(page.locator('[data-awaiting]').first()).toBeAttached()
  expect(await undrawn(page)).toBe(0)
})

test('in print, every trail is drawn', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('[data-awaiting]').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  expect(await undrawn(page)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every trail is drawn', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator(TRAIL)).toHaveCount(1)
    await expect(page.locator('[data-awaiting]')).toHaveCount(0)
  })
})
