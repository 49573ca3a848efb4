import { expect, test } from '@playwright/test'
import { anchors } from './content'

/** Sections, cards, and headings with an id. The ids that label a section or card do not count as anchors. */
const ANCHORS = 'main, main :is(section, article, h2, h3)[id]:not([id$="-heading"], [id$="-name"])'

test('every page has exactly the anchors that links may target', async ({ page }) => {
  for (const [path, expected] of anchors) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const ids = await page.locator(ANCHORS).evaluateAll((elements) => elements.map(({ id }) => id))
    expect.soft(ids.sort(), path).toEqual([...expected].sort())
  }
})
