import type { Page } from '@playwright/test'
import { findViolations } from '../browser/axe'

/** axe-core's impact levels, the worst first. */
export const IMPACTS = ['critical', 'serious', 'moderate', 'minor'] as const

/** An element that violates an accessibility rule. */
export interface Violation {
  rule: string
  /** The requirement of the rule, and the problem found. */
  help: string
  message: string
  impact: (typeof IMPACTS)[number]
  /** The element as a unique selector, as a path of ancestors, and as HTML. */
  target: string
  ancestry: string
  html: string
}

/** The violations in the current state of a page. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  const results = await findViolations(page)
  return results.flatMap(({ id, help, impact, nodes }) =>
    nodes.map(({ target, ancestry = [], html, any, all, none }) => ({
      rule: id,
      help,
      message: [...any, ...all, ...none][0]?.message ?? '',
      impact: impact ?? 'minor',
      target: target.join(' '),
      ancestry: ancestry.join(' '),
      html,
    })),
  )
}

/** The ways to recognize an element again; classes change with the code, and ancestors with the surrounding markup. */
const IDENTITIES = [
  ({ target }: Violation) => target,
  ({ html }: Violation) => html,
  ({ ancestry }: Violation) => ancestry,
]

/**
 * The violations that did not exist before. Each earlier one matches only one later one, so that a second image without
 * alternative text is new even if the first is not.
 */
export function newViolations(before: readonly Violation[], after: readonly Violation[]): readonly Violation[] {
  const left = [...before]
  return IDENTITIES.reduce<readonly Violation[]>(
    (open, identity) =>
      open.filter((violation) => {
        const at = left.findIndex((old) => old.rule === violation.rule && identity(old) === identity(violation))
        if (at >= 0) left.splice(at, 1)
        return at < 0
      }),
    after,
  )
}
