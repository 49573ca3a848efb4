import { expect, test } from '@playwright/test'
import { site } from '../build/built-site'
import { open, PHONE } from './fixtures'

/** The budget for the home page on a phone, in bytes. */
const LIMIT = 330 * 1024

test.use({ viewport: PHONE, deviceScaleFactor: 3, hasTouch: true })

test('the home page loads at most 330 kB on a phone when it is started and scrolled to its end', async ({ page }) => {
  const files = new Set(['/index.html'])
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/') files.add(pathname)
  })
  await open(page, '/')
  for (const section of await page.getByRole('main').locator('> *').all()) await section.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect([...files].filter((file) => file.endsWith('.avif')).length).toBeGreaterThan(0)
  expect(site.totalBytes([...files])).toBeLessThanOrEqual(LIMIT)
})
