import { isPageOf } from '../../src/content-model/entry-pages'
import { CONTENT_TYPES, type ContentTypeName } from '../../src/content-model/registry'
import type { SitePages } from '../../src/content-model/site-pages'
import { CATEGORIES, type LighthouseRun, runLighthouse } from '../browser/lighthouse'
import { joinWithAnd, pluralize } from '../content/messages/text-format'
import { servedPath } from './built-pages'
import type { ComparedPage } from './page-changes'
import type { Check, CheckFinding } from './report'

/** A run takes ten seconds, and each page needs at least two. */
const MAX_PAGES = 2

/** The most visited types of pages; others are measured only if fewer than two of these have changed. */
const MOST_VISITED_TYPES: readonly ContentTypeName[] = [
  'HomePage',
  'Service',
  'ServicesPage',
  'AboutPage',
  'ContactPage',
]

const LABELS: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  performance: 'speed',
  accessibility: 'accessibility',
  'best-practices': 'good practice',
  seo: 'search engines',
}

/** Pages of one type share their code, so one of them represents all. */
function typeOfPage(path: string, site: SitePages): string {
  return CONTENT_TYPES.find((type) => isPageOf(type, path, site))?.name ?? path
}

/** The first changed page of each type, the most visited types first. */
function onePerType(pages: readonly ComparedPage[], site: SitePages): Required<ComparedPage>[] {
  const firsts = new Map<string, Required<ComparedPage>>()
  for (const { path, before } of pages) {
    const type = typeOfPage(path, site)
    if (before !== undefined && !firsts.has(type)) firsts.set(type, { path, before })
  }
  const visited = MOST_VISITED_TYPES.flatMap((type) => firsts.get(type) ?? [])
  return [...new Set([...visited, ...firsts.values()])]
}

/** The better of two runs, score by score, because a busy machine lowers scores. */
function best(one: LighthouseRun, other: LighthouseRun): LighthouseRun {
  return { ...one, scores: one.scores.map((score, index) => Math.max(score, other.scores[index] ?? 0)) }
}

const worseScores = (before: LighthouseRun, after: LighthouseRun) =>
  CATEGORIES.filter((_, index) => (after.scores[index] ?? 0) < (before.scores[index] ?? 0))

async function comparePage(page: Required<ComparedPage>, before: string, after: string): Promise<CheckFinding[]> {
  const run = async (): Promise<[LighthouseRun, LighthouseRun]> => [
    await runLighthouse(before + servedPath(page.before), 'mobile'),
    await runLighthouse(after + servedPath(page.path), 'mobile'),
  ]
  let [old, now] = await run()
  if (worseScores(old, now).length > 0) {
    const again = await run()
    old = best(old, again[0])
    now = best(now, again[1])
  }
  return worseScores(old, now).map((name) => {
    const index = CATEGORIES.indexOf(name)
    const [was, is] = [old.scores[index] ?? 0, now.scores[index] ?? 0]
    const newlyFailed = now.failedAudits.filter((audit) => !old.failedAudits.includes(audit))
    const because = newlyFailed.length > 0 ? ` New causes: ${newlyFailed.join(', ')}.` : ''
    return {
      text: `The score for ${LABELS[name]} is ${is} out of 100, down from ${was}.${because} Show this to an engineer.`,
      path: page.path,
    }
  })
}

/**
 * Runs Lighthouse on changed pages as loaded by a phone, alternating between before and after. A run takes about ten
 * seconds, so only one page per type and two types are measured.
 *
 * @param before the URL of the site before the change
 * @param after the URL of the site after the change
 * @param site the pages of the site after the change
 */
export async function checkLighthouse(
  before: string,
  after: string,
  pages: readonly ComparedPage[],
  site: SitePages,
): Promise<Check> {
  const types = onePerType(pages, site)
  const measured = types.slice(0, MAX_PAGES)
  const findings: CheckFinding[] = []
  for (const page of measured) findings.push(...(await comparePage(page, before, after)))
  const left = types.length - measured.length
  const rest = left > 0 ? `; ${pluralize(left, 'other page type')} skipped to save time` : ''
  const result =
    findings.length > 0 ? pluralize(findings.length, 'score is lower', 'scores are lower') : 'no score is lower'
  return {
    name: 'Lighthouse',
    state: findings.length > 0 ? 'warned' : 'passed',
    summary:
      measured.length > 0
        ? `${joinWithAnd(measured.map(({ path }) => path))} measured on a phone, ${result}${rest}`
        : 'no changed page existed before',
    findings,
  }
}
