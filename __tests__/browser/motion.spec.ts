// The one motion of the site: a trail draws itself when it comes into view.
import { expect, test, type Page } from '@playwright/test'
import { open } from './fixtures'

/** The closing band's trail, far below the first screen. */
const TRAIL = 'main > section:last-of-type svg mask path'

const undrawn = (page: Page) =>
  page.locator(TRAIL).evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset))

test.use({ viewport: { width: 1280, height: 800 } })

test('a trail below the first screen waits until it is seen, then draws itself within a second', async ({ page }) => {
  await open(page, '/')
  await expect.poll(() => undrawn(page)).toBe(1)
  await page.locator('main > section:last-of-type').scrollIntoViewIfNeeded()
  await expect.poll(() => undrawn(page), { timeout: 3000 }).toBe(0)
})

test('who wants less motion sees every trail drawn from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(page.locator('[data-awaiting]').first()).toBeAttached()
  expect(await undrawn(page)).toBe(0)
})

test('on paper every trail is drawn', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('[data-awaiting]').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  expect(await undrawn(page)).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every trail is drawn', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator(TRAIL)).toHaveCount(1)
    await expect(page.locator('[data-awaiting]')).toHaveCount(0)
  })
})
