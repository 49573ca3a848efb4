import { test as base, expect, type Locator } from '@playwright/test'
import { insertPreviewMarkup, previewMarkup } from '../../gatsby/output/preview-banner'
import { violations } from './axe'
import { navigationLink, site } from './content'
import { DESKTOP, followNavigation, NARROW } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

/** Shows every page as it appears in a preview. */
const test = base.extend<{ banner: Locator }>({
  banner: async ({ page }, use) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = insertPreviewMarkup(await response.text(), previewMarkup(site.uiLabels.preview))
      return route.fulfill({ response, body })
    })
    await use(page.getByRole('complementary').filter({ hasText: site.uiLabels.preview }))
  },
})

test('the banner covers neither the bar nor the end of the page, and causes no overflow, on a phone and on a desktop', async ({
  page,
  banner,
}) => {
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN }
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    for (const size of [NARROW, DESKTOP]) {
      await page.setViewportSize(size)
      const scrollDown = (share: number) =>
        page.evaluate((part) => {
          window.scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' })
        }, share)
      await scrollDown(0)
      await expect(banner).toBeInViewport({ ratio: 1 })
      const bar = await boxOf(page.getByRole('banner'))
      const where = `${path} at ${size.width} px`
      expect.soft((await boxOf(banner)).y, where).toBeGreaterThan(bar.y + bar.height)
      await scrollDown(1)
      await expect(banner).toBeInViewport({ ratio: 1 })
      const end = await boxOf(page.getByRole('contentinfo'))
      expect.soft((await boxOf(banner)).y, where).toBeGreaterThanOrEqual(Math.floor(end.y + end.height))
      expect.soft(await overflowingElements(page), where).toEqual([])
    }
  }
})

test('a preview has no axe violations, keeps its banner on the next page, and prints without it', async ({
  page,
  banner,
}) => {
  await page.goto('/')
  await expect(banner).toBeVisible()
  expect(await violations(page)).toEqual([])
  await followNavigation(page)
  await expect(page).toHaveURL(navigationLink.to)
  await expect(banner).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(site.uiLabels.preview)).toBeHidden()
})
