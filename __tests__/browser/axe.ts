import type { Page } from '@playwright/test'
import { findViolations } from '../../tools/browser/axe'

/** The art direction's accent colors, for which it accepts less than 7:1; all other text must have 7:1. */
const ACCENTS = ['--trail', '--trail-dark', '--trail-light', '--trail-lighter', '--sepia']

/** The axe-core violations on the page in its current state: rule and element of each. */
export async function violations(page: Page): Promise<string[]> {
  const found = await findViolations(page, { 'color-contrast-enhanced': { enabled: true } })
  const accentColors = await page.evaluate((accents) => {
    const tokens = getComputedStyle(document.documentElement)
    return accents.map((accent) => tokens.getPropertyValue(accent).trim())
  }, ACCENTS)
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => {
        const measured = JSON.stringify(any.map(({ data }) => JSON.stringify(data)))
        return id !== 'color-contrast-enhanced' || !accentColors.some((color) => measured.includes(color))
      })
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
