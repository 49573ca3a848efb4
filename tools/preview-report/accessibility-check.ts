import { type BrowserContext, chromium } from '@playwright/test'
import pLimit from 'p-limit'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium'
import { joinWithAnd, pluralize, quoted } from '../content/messages/text-format'
import { IMPACTS, newViolations, type Violation, violationsOf } from './accessibility-violations'
import { servedPath } from './built-pages'
import type { ComparedPage } from './page-changes'
import type { Check, CheckFinding } from './report'

const WINDOWS = [
  { device: 'phones', size: { width: 375, height: 740 } },
  { device: 'desktops', size: { width: 1280, height: 800 } },
]

/** The number of pages checked at the same time; each keeps a processor busy. */
const CONCURRENCY = 2

/** axe-core's impact levels in plain language. */
const IMPACT_LABELS: Readonly<Record<Violation['impact'], string>> = {
  critical: 'Blocks some people',
  serious: 'Makes the page very hard to use for some people',
  moderate: 'Makes the page harder to use for some people',
  minor: 'Is a nuisance for some people',
}

interface Found {
  path: string
  violation: Violation
  devices: string[]
}

async function checkPage(context: BrowserContext, address: string): Promise<Violation[][]> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const found: Violation[][] = []
  for (const { size } of WINDOWS) {
    await page.setViewportSize(size)
    found.push(await violationsOf(page))
  }
  await page.close()
  return found
}

/** Attributes that mean nothing to a reader and would crowd out the ones that do. */
const IRRELEVANT_ATTRIBUTES = /\s(?:class|style|data-[\w-]+|srcset|sizes)="[^"]*"/g

function findingOf({ path, violation, devices }: Found): CheckFinding {
  const { impact, help, html, message } = violation
  const element = quoted(html.replace(IRRELEVANT_ATTRIBUTES, ''))
  return {
    text: `${IMPACT_LABELS[impact]}, on ${joinWithAnd(devices)}: ${help}. Element: ${element}. Cause: ${message}.`,
    path,
  }
}

/** Merges violations that occur at several window sizes into one finding. */
function mergeFindings(path: string, byWindow: readonly (readonly Violation[])[]): Found[] {
  const found = new Map<string, Found>()
  for (const [index, violations] of byWindow.entries()) {
    for (const violation of violations) {
      const key = `${violation.rule} ${violation.target}`
      const one = found.get(key) ?? { path, violation, devices: [] }
      one.devices.push(WINDOWS[index]?.device ?? '')
      found.set(key, one)
    }
  }
  return [...found.values()]
}

async function findNew(before: string, after: string, pages: readonly ComparedPage[]): Promise<Found[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const findOnPage = async (page: ComparedPage): Promise<Found[]> => {
    const now = await checkPage(context, after + servedPath(page.path))
    // A page without violations has no new ones.
    if (now.every((violations) => violations.length === 0)) return []
    const old = page.before === undefined ? [] : await checkPage(context, before + servedPath(page.before))
    return mergeFindings(
      page.path,
      now.map((violations, index) => newViolations(old[index] ?? [], violations)),
    )
  }
  const grade = ({ violation }: Found) => IMPACTS.indexOf(violation.impact)
  try {
    const found = await pLimit(CONCURRENCY).map(pages, findOnPage)
    return found.flat().sort((one, other) => grade(one) - grade(other) || one.path.localeCompare(other.path, 'en'))
  } finally {
    await browser.close()
  }
}

/**
 * Checks the changed pages against WCAG 2.2 at level AA and axe-core's best practices, at a phone's and a desktop's width.
 * Violations that existed before are not reported.
 *
 * @param before the URL of the site before the change
 * @param after the URL of the site after the change
 */
export async function checkAccessibility(
  before: string,
  after: string,
  pages: readonly ComparedPage[],
): Promise<Check> {
  const found = pages.length === 0 ? [] : await findNew(before, after, pages)
  const isSerious = found.some(({ violation: { impact } }) => impact === 'critical' || impact === 'serious')
  const checked = pages.length === 0 ? 'no page to check' : pluralize(pages.length, 'changed page')
  const result =
    found.length > 0
      ? `: ${pluralize(found.length, 'new problem')}; fix those in your text and images, and show the rest to an engineer`
      : pages.length > 0
        ? ', no new problems'
        : ''
  return {
    name: 'Accessibility',
    state: isSerious ? 'failed' : found.length > 0 ? 'warned' : 'passed',
    summary: checked + result,
    findings: found.map(findingOf),
  }
}
