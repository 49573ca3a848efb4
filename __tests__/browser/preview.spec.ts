import { test as base, expect, type Locator } from '@playwright/test'
import { insertPreviewMarkup, previewMarkup } from '../../gatsby/output/preview-banner'
import { violations } from './axe'
import { canonicalServicePath, menuService, navigationLink, site } from './content'
import { followNavigation } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

const markup = previewMarkup(site.uiLabels.preview)

/** Shows every page as it appears in a preview. */
const test = base.extend<{ banner: Locator }>({
  banner: async ({ page }, use) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ response, body: insertPreviewMarkup(await response.text(), markup) })
    })
    await use(page.getByRole('complementary').filter({ hasText: site.uiLabels.preview }))
  },
})

test('the banner is visible and covers neither the bar nor the end of the page', async ({ page, banner }) => {
  for (const [width, height] of [
    [320, 480],
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/contact', canonicalServicePath(menuService), '/no-such-page']) {
      await page.goto(path)
      await expect(banner).toBeInViewport({ ratio: 1 })
      const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN }
      const bar = await boxOf(page.getByRole('banner'))
      expect.soft((await boxOf(banner)).y, path).toBeGreaterThan(bar.y + bar.height)
      await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      })
      await expect(banner).toBeInViewport({ ratio: 1 })
      const end = await boxOf(page.getByRole('contentinfo'))
      expect.soft((await boxOf(banner)).y, path).toBeGreaterThanOrEqual(Math.floor(end.y + end.height))
      expect.soft(await overflowingElements(page), path).toEqual([])
    }
  }
})

test('no focused element is under the banner', async ({ page, banner }) => {
  await page.goto('/about')
  const links = await page.getByRole('link').count()
  const hidden: string[] = []
  for (let index = 0; index < links; index += 1) {
    await page.keyboard.press('Tab')
    const isUnder = await banner.evaluate((part) => {
      const focused = document.activeElement?.getBoundingClientRect()
      return focused !== undefined && focused.bottom > part.getBoundingClientRect().top
    })
    if (isUnder) hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(hidden).toEqual([])
})

test('the banner stays when the visitor navigates to another page', async ({ page, banner }) => {
  await page.goto('/')
  await followNavigation(page)
  await expect(page).toHaveURL(navigationLink.to)
  await expect(banner).toBeInViewport({ ratio: 1 })
})

test('a preview has no axe violations', async ({ page, banner }) => {
  await page.goto('/about')
  await expect(banner).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a preview prints without its banner', async ({ page, banner }) => {
  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(site.uiLabels.preview)).toBeHidden()
  await expect(banner).toHaveCount(0)
})
