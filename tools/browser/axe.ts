import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2 at level AA with all that it builds on, and what axe-core holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe-core finds wrong on a page as it is shown now.
 *
 * @param rules rules to look at besides, by their names
 */
export async function axeViolations(page: Page, rules: axe.RuleObject = {}): Promise<axe.Result[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ([tags, rules]) => {
      // What slides in is legible once it stands.
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
        ancestry: true,
      })
      return violations
    },
    [RULES, rules] as const,
  )
}
