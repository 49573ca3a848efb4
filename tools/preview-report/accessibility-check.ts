import { type BrowserContext, chromium } from '@playwright/test'
import type { ImpactValue } from 'axe-core'
import pLimit from 'p-limit'
import { findViolations } from '../browser/axe'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium'
import { pluralize, quoted } from '../content/messages/text-format'
import { servedPath } from './built-pages'
import type { Check, CheckFinding } from './report'

/** The windows of a phone and a desktop. */
const WINDOWS = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
]

/** The number of pages checked at the same time; each keeps a processor busy. */
const CONCURRENCY = 2

/** axe-core's impact levels in plain language. */
const IMPACTS: Record<NonNullable<ImpactValue>, string> = {
  critical: 'Blocks some people',
  serious: 'Makes the page very hard to use for some people',
  moderate: 'Makes the page harder to use for some people',
  minor: 'Is a nuisance for some people',
}

/** Attributes that mean nothing to a reader and would crowd out the ones that do. */
const IRRELEVANT_ATTRIBUTES = /\s(?:class|style|data-[\w-]+|srcset|sizes)="[^"]*"/g

/** The violations on a page: one for each rule and element, although it may occur in both windows. */
async function checkPage(context: BrowserContext, site: string, path: string): Promise<Map<string, CheckFinding>> {
  const page = await context.newPage()
  await page.goto(site + servedPath(path))
  await page.evaluate(() => document.fonts.ready)
  const found = new Map<string, CheckFinding>()
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const { id, help, impact, nodes } of await findViolations(page))
      for (const { target, html, any, all, none } of nodes) {
        const cause = [...any, ...all, ...none][0]?.message ?? ''
        const element = quoted(html.replace(IRRELEVANT_ATTRIBUTES, ''))
        const text = `${IMPACTS[impact ?? 'minor']}: ${help}. Element: ${element}. Cause: ${cause}.`
        found.set(`${id} ${target.join(' ')}`, { text, path })
      }
  }
  await page.close()
  return found
}

/**
 * Checks pages against WCAG 2.2 at level AA and axe-core's best practices, at a phone's and a desktop's width. The tests of the
 * main branch allow no violation, so each one is new.
 *
 * @param site the URL of the site after the change
 * @param paths the changed pages
 */
export async function checkAccessibility(site: string, paths: readonly string[]): Promise<Check> {
  const name = 'Accessibility'
  if (paths.length === 0) return { name, state: 'passed', summary: 'no page to check', findings: [] }
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const found = await pLimit(CONCURRENCY).map(paths, (path) => checkPage(context, site, path))
    const findings = found.flatMap((one) => [...one.values()])
    const result =
      findings.length > 0
        ? `${pluralize(findings.length, 'problem')}; fix those in your text and images, and show the rest to an engineer`
        : 'no problems'
    return {
      name,
      state: findings.length > 0 ? 'failed' : 'passed',
      summary: `${pluralize(paths.length, 'changed page')}, ${result}`,
      findings,
    }
  } finally {
    await browser.close()
  }
}
