import { expect, test } from '@playwright/test'
import { anchors } from './content'

/** Sections, cards, expandable details, and headings with an id. The ids that label a section or card do not count as anchors. */
const ANCHORS = 'main, main :is(section, article, details > div, h2, h3)[id]:not([id$="-heading"], [id$="-name"])'

test('every page has exactly the anchors that links may target', async ({ page }) => {
  for (const [path, expected] of anchors) {
    const html = await (await page.request.get(path)).text()
    const ids = await page.evaluate(
      ([text, selector]) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector)].map(({ id }) => id),
      [html, ANCHORS] as const,
    )
    expect.soft(ids.sort(), path).toEqual([...expected].sort())
  }
})
