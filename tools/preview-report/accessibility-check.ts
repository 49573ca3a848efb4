import type { Page } from '@playwright/test'
import { pluralize, quoted } from '../../content-check/messages/text-format'
import { findViolations } from '../browser/axe'
import type { Check, CheckFinding } from './report'

/** Attributes that tell a reader nothing. They would fill the excerpt of an element, and leave no room for others. */
const IRRELEVANT_ATTRIBUTES = /\s(?:class|style|data-[\w-]+|srcset|sizes)="[^"]*"/g

/** A page's violations of WCAG 2.2 at level AA and of axe-core's best practices. */
export async function findProblems(page: Page, path: string): Promise<CheckFinding[]> {
  const violations = await findViolations(page)
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const element = quoted(html.replace(IRRELEVANT_ATTRIBUTES, ''))
      const cause = [...any, ...all, ...none][0]?.message ?? ''
      return { text: `${help}. Element: ${element}. Cause: ${cause}.`, path }
    }),
  )
}

/** The changed pages' result. The main branch's tests allow no problem, so each is new. */
export function accessibilityCheck(found: readonly CheckFinding[]): Check {
  // A problem may occur at both widths, where its cause names other sizes.
  const keyOf = ({ text, path = '' }: CheckFinding) => path + text.replace(/ Cause: .*/s, '')
  const findings = [...new Map(found.map((finding) => [keyOf(finding), finding])).values()]
  if (findings.length === 0)
    return { name: 'Accessibility', state: 'passed', summary: 'no problems on the changed pages', findings }
  const summary = `${pluralize(findings.length, 'problem')}; fix those in your text and images, and ask an engineer about the rest`
  return { name: 'Accessibility', state: 'failed', summary, findings }
}
