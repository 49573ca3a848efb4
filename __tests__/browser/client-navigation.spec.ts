import { expect, test } from '@playwright/test'
import { home, navigationLink } from './content'
import { followNavigation, isMarked, markWindow, open } from './fixtures'
import { readServerPage } from './server-page'

test('a link within the site loads no new document, and neither does going back', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  await followNavigation(page)
  await expect(page).toHaveURL(navigationLink.to)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('the new page has its own title and structured data, begins at its top, and its heading is focused, with no other announcement', async ({
  page,
}) => {
  await open(page, '/')
  await followNavigation(page)
  // Gatsby's announcer speaks English, and announces even jumps within a page.
  await expect(page.locator('#gatsby-announcer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeFocused()
  const { title, jsonLd } = await readServerPage(page, navigationLink.to)
  await expect(page).toHaveTitle(title)
  const scripts = page.locator('head script[type="application/ld+json"]')
  await expect.poll(() => scripts.allTextContents()).toEqual(jsonLd)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back to the middle of a page focuses the link that was followed, where the page was left', async ({ page }) => {
  await open(page, '/services')
  const link = page.getByRole('main').locator('a[href^="/services/"]').last()
  const address = await link.getAttribute('href')
  await link.focus()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.locator(':focus')).toHaveAttribute('href', address ?? '')
  await expect(page.locator(':focus')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})
