import { expect, test } from '@playwright/test'
import { siteAnchors } from '../../src/routes/anchors'
import { services, team } from './content'

const anchors = siteAnchors(
  services,
  team.map(({ slug }) => slug),
)

/** Bands, cards and headings of a page that have an id; the label of a band or card belongs to its place. */
const PLACES = 'main, main :is(section, article, h2, h3)[id]:not([id$="-heading"], [id$="-name"])'

test('every page has the places that links may lead to, and no others', async ({ page }) => {
  for (const [path, places] of anchors) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const ids = await page.locator(PLACES).evaluateAll((elements) => elements.map(({ id }) => id))
    expect.soft(ids.sort(), path).toEqual([...places].sort())
  }
})
