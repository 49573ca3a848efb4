import { expect, test } from '@playwright/test'
import { canonicalServicePath, extremeServices, menuPath, menuService, pageTypes } from './content'
import { PHONE } from './fixtures'
import { checkVisualRules, type VisualFaults } from './visual-rules'

/** Besides the page types, the services with the least and the most text. */
const PATHS = [...new Set([...pageTypes, ...extremeServices.map(menuPath)])]

/** The pages whose maps have text on them, which is placed differently at every width. */
const WIDTH_DEPENDENT = ['/', '/services', canonicalServicePath(menuService), '/contact']

const NO_FAULTS: VisualFaults = {
  overlapping: [],
  clipped: [],
  overflowing: [],
  beyondEntry: [],
  holes: [],
  tooLong: [],
  orphans: [],
  lowContrast: [],
  onTrail: [],
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, paths] of [
  [PHONE.width, PATHS],
  [768, WIDTH_DEPENDENT],
  [1280, PATHS],
  [1920, WIDTH_DEPENDENT],
] as const) {
  test(`all text is legible and in its place at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await checkVisualRules(page), path).toEqual(NO_FAULTS)
    }
  })
}
