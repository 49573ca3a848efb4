import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** WCAG 2.2 at level AA with all that it builds on, and what axe-core holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The colours of the art direction's accents, for which it gives less than 7:1; all other text has that. */
const ACCENTS = ['--trail', '--trail-dark', '--trail-light', '--trail-lighter', '--sepia']

/** What axe-core finds wrong on the page as it is shown now: rule and element of each violation. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(
    async ([tags, accents]) => {
      // What slides in is legible once it stands.
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast-enhanced': { enabled: true } },
        resultTypes: ['violations'],
      })
      const tokens = getComputedStyle(document.documentElement)
      const accentColours = accents.map((accent) => tokens.getPropertyValue(accent).trim())
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ any }) => {
            const measured = JSON.stringify(any.map(({ data }) => JSON.stringify(data)))
            return id !== 'color-contrast-enhanced' || !accentColours.some((colour) => measured.includes(colour))
          })
          .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      )
    },
    [RULES, ACCENTS] as const,
  )
}
