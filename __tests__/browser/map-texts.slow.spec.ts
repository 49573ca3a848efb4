// Text on maps is placed differently at every width. For 320 and 1280 px, see page-types.spec.ts.
import { expect, test } from '@playwright/test'
import { canonicalServicePath, menuService } from './content'
import { DESKTOP, loadImages, open } from './fixtures'
import { visualFaults } from './visual-rules'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/', '/services', canonicalServicePath(menuService), '/contact']) {
  test(`text on the maps of ${path} is legible at 768 and 1920 px`, async ({ page }) => {
    await open(page, path)
    for (const width of [768, 1920]) {
      await page.setViewportSize({ ...DESKTOP, width })
      await loadImages(page)
      expect.soft(await visualFaults(page), `${width} px`).toEqual([])
    }
  })
}
