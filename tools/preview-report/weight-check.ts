import type { SitePages } from '../../src/content-model/site-pages'
import { pluralize } from '../content/messages/text-format'
import { BUDGETS, BYTES_PER_KB, documentBudget } from './budgets'
import { htmlFileOf } from './built-pages'
import { BuiltSite } from './built-site'
import type { ComparedPage } from './page-changes'
import { type PageWeight, weighPage } from './page-weight'
import type { Check, CheckFinding } from './report'

/** Growth up to this fraction, or up to this number of bytes, is ignored. */
const MAX_GROWTH = 0.05
const MAX_GROWTH_BYTES = 512

const LESS_TEXT = 'Shorten its text, or ask an engineer.'
const LESS_CODE = 'This comes from the site’s code. Show it to an engineer.'

/** The parts of a page, with their labels, their maximum sizes if those are the same for all pages, and advice on reducing them. */
const PARTS: readonly { part: keyof PageWeight; label: string; budget?: number; advice: string }[] = [
  { part: 'document', label: 'The page itself', advice: LESS_TEXT },
  { part: 'scripts', label: 'Its scripts', budget: BUDGETS.scripts, advice: LESS_CODE },
  { part: 'fonts', label: 'Its fonts', budget: BUDGETS.fonts, advice: LESS_CODE },
  { part: 'data', label: 'Its content for visitors who come from another page', advice: LESS_TEXT },
  { part: 'navigation', label: 'Navigating there from the home page', budget: BUDGETS.navigation, advice: LESS_CODE },
  {
    part: 'images',
    label: 'Its images',
    advice: 'Remove an image, or choose one with less detail.',
  },
]

const kilobytes = (bytes: number) => `${(bytes / BYTES_PER_KB).toFixed(1)} kB`

interface Finding extends CheckFinding {
  isOver: boolean
}

/** @param limit the maximum size of the HTML, in bytes */
function compareWeights(path: string, before: PageWeight | undefined, after: PageWeight, limit: number): Finding[] {
  return PARTS.flatMap(({ part, label, budget = part === 'document' ? limit : Infinity, advice }): Finding[] => {
    const now = after[part]
    const old = before?.[part]
    if (now === undefined) return []
    const was = old === undefined ? '' : `, was ${kilobytes(old)}`
    const growth = now - (old ?? 0)
    const hasGrown = old !== undefined && growth > MAX_GROWTH_BYTES && growth > old * MAX_GROWTH
    // What was too heavy before is not a problem of this change.
    if (now > budget && (old === undefined || old <= budget || hasGrown)) {
      const most = kilobytes(budget)
      return [{ text: `${label}: ${kilobytes(now)}${was}. The limit is ${most}. ${advice}`, path, isOver: true }]
    }
    if (!hasGrown) return []
    const share = old === 0 ? '' : `, ${Math.round((growth / old) * 100)}% more`
    return [{ text: `${label}: ${kilobytes(now)}${was}${share}. ${advice}`, path, isOver: false }]
  })
}

/**
 * Compares the compressed sizes of the changed pages with the limits and with their sizes before.
 *
 * @param before the folder of the built site before the change
 * @param after the folder of the built site after the change
 * @param site the pages of the site after the change
 */
export function checkWeight(before: string, after: string, pages: readonly ComparedPage[], site: SitePages): Check {
  const [old, now] = [new BuiltSite(before), new BuiltSite(after)]
  const findings = pages.flatMap((page) =>
    compareWeights(
      page.path,
      page.before === undefined ? undefined : weighPage(old, page.before, site),
      weighPage(now, page.path, site),
      documentBudget(now.read(htmlFileOf(page.path)).toString()),
    ),
  )
  const over = findings.filter(({ isOver }) => isOver)
  const grown = findings.filter(({ isOver }) => !isOver)
  const found = [
    ...(over.length > 0 ? [`${pluralize(over.length, 'part is', 'parts are')} too heavy`] : []),
    ...(grown.length > 0 ? [`${pluralize(grown.length, 'part has', 'parts have')} grown`] : []),
  ]
  const weighed = pages.length === 0 ? 'no page to weigh' : `${pluralize(pages.length, 'changed page')} weighed`
  return {
    name: 'Page weight',
    state: over.length > 0 ? 'failed' : grown.length > 0 ? 'warned' : 'passed',
    summary: [weighed, ...(pages.length > 0 && found.length === 0 ? ['none too heavy'] : found)].join(', '),
    findings: [...over, ...grown].map(({ text, path }) => ({ text, path })),
  }
}
