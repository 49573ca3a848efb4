import type { Page } from '@playwright/test'
import { axeViolations } from '../../tools/browser/axe'

/** The colours of the art direction's accents, for which it gives less than 7:1; all other text has that. */
const ACCENTS = ['--trail', '--trail-dark', '--trail-light', '--trail-lighter', '--sepia']

/** What axe-core finds wrong on the page as it is shown now: rule and element of each violation. */
export async function violations(page: Page): Promise<string[]> {
  const found = await axeViolations(page, { 'color-contrast-enhanced': { enabled: true } })
  const accentColours = await page.evaluate((accents) => {
    const tokens = getComputedStyle(document.documentElement)
    return accents.map((accent) => tokens.getPropertyValue(accent).trim())
  }, ACCENTS)
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => {
        const measured = JSON.stringify(any.map(({ data }) => JSON.stringify(data)))
        return id !== 'color-contrast-enhanced' || !accentColours.some((colour) => measured.includes(colour))
      })
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
