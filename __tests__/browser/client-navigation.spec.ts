import { expect, test } from '@playwright/test'
import { home, navigationLink } from './content'
import { followNavigation, isMarked, markWindow, open } from './fixtures'

test('a link within the site loads no new document, and neither does going back; the new page is announced only by the focus, begins at its top, and has the title and structured data of its document', async ({
  page,
}) => {
  const headingOf = (name: string) => page.getByRole('heading', { level: 1, name })
  const structuredData = () => page.locator('head script[type="application/ld+json"]').allTextContents()
  await open(page, '/')
  const [title, data] = [await page.title(), await structuredData()]
  await markWindow(page)
  await followNavigation(page)
  await expect(page).toHaveURL(navigationLink.to)
  await expect(headingOf(navigationLink.heading)).toBeFocused()
  // Gatsby's announcer speaks English, and announces even jumps within a page.
  await expect(page.locator('#gatsby-announcer')).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const [nextTitle, nextData] = [await page.title(), await structuredData()]
  await page.goBack()
  await expect(headingOf(home.hero.heading)).toBeVisible()
  await expect(page).toHaveTitle(title)
  await expect.poll(structuredData).toEqual(data)
  expect(await isMarked(page)).toBe(true)
  await page.goto(navigationLink.to)
  expect([await page.title(), await structuredData()]).toEqual([nextTitle, nextData])
})

test('the app knows the scripts of each page, by which it prefetches pages', async ({ page }) => {
  await open(page, '/')
  await expect.poll(() => page.evaluate(() => Object.keys(window.___chunkMapping).length)).toBeGreaterThan(1)
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
