import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { pageTypes } from './content'
import { PHONE, started } from './fixtures'
import { layoutShift, watchLayoutShift } from './layout-shift'

for (const width of [PHONE.width, 1280]) {
  test(`nothing shifts when fonts and images arrive late at ${String(width)} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await watchLayoutShift(page)
    await page.route(/\.(?:woff2|avif|webp|jpe?g|png)$/, async (route) => {
      await delay(250)
      await route.continue()
    })
    for (const path of pageTypes) {
      await page.goto(path)
      await started(page)
      await page.waitForLoadState('networkidle')
      expect.soft(await layoutShift(page), path).toBeLessThan(0.01)
    }
  })
}
