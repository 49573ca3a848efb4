import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** WCAG 2.2 at level AA with all that it builds on. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe-core finds wrong on the page as it is shown now: rule and element of each violation. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async (values) => {
    // What slides in is legible once it stands.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const results = await window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    )
  }, STANDARDS)
}
