import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2 at level AA with all that it includes, and axe-core's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe-core on the current state of a page, with additional rules, if any. */
export async function findViolations(page: Page, rules: axe.RuleObject = {}): Promise<axe.Result[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ([tags, rules]) => {
      // Elements that fade in are legible only once they have. Endless animations cannot be finished.
      const animations = document.getAnimations()
      for (const one of animations) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
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
