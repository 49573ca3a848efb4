import { expect, test } from '@playwright/test'
import { pageTypes } from './content'
import { PHONE } from './fixtures'
import { checkVisualRules, type VisualFaults } from './visual-rules'

/** Besides the page types, services whose names and texts are among the longest and the shortest. */
const PATHS = [...pageTypes, '/services/compliance', '/services/multi-generational-planning', '/counseling/well-being']

const NO_FAULTS: VisualFaults = {
  overlapping: [],
  clipped: [],
  overflowing: [],
  tooLong: [],
  orphans: [],
  lowContrast: [],
  onTrail: [],
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [PHONE.width, 768, 1280, 1920]) {
  test(`all text is legible and in its place at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of PATHS) {
      await page.goto(path)
      expect.soft(await checkVisualRules(page), path).toEqual(NO_FAULTS)
    }
  })
}
