import type { Page } from '@playwright/test'
import { axeViolations } from '../browser/axe'

/** How much a violation takes from people, as axe-core grades it, the worst first. */
export const IMPACTS = ['critical', 'serious', 'moderate', 'minor'] as const

/** One element of a page that breaks a rule of accessibility. */
export interface Violation {
  rule: string
  /** What the rule asks for, and what was found instead. */
  help: string
  message: string
  impact: (typeof IMPACTS)[number]
  /** The element by what is special about it, by its place, and as it is written. */
  target: string
  ancestry: string
  html: string
}

/** What breaks a rule on a page as it is shown now. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  const results = await axeViolations(page)
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

/** By what an element is found again; classes change with the code and places with what stands around them. */
const IDENTITIES = [
  ({ target }: Violation) => target,
  ({ html }: Violation) => html,
  ({ ancestry }: Violation) => ancestry,
]

/**
 * The violations that were not there before. Each earlier one stands for one alone, so that a second picture without words
 * is new beside the first.
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
