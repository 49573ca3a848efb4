import { chromium, type BrowserContext } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium'
import { allOf, counted, quoted } from '../content/messages/text-format'
import { IMPACTS, newViolations, violationsOf, type Violation } from './accessibility-violations'
import { addressOfPage, type ComparedPage } from './compared-pages'
import type { Check, CheckFinding } from './report'

/** The windows that pages are looked at in. */
const WINDOWS = [
  { device: 'phones', size: { width: 375, height: 740 } },
  { device: 'desktops', size: { width: 1280, height: 800 } },
]

/** Pages that are looked at at the same time; each keeps a processor busy. */
const AT_ONCE = 2

/** How axe-core's grades read to a person. */
const GRADES: Readonly<Record<Violation['impact'], string>> = {
  critical: 'Keeps some people out',
  serious: 'Makes it very hard for some people',
  moderate: 'Makes it harder for some people',
  minor: 'Disturbs some people',
}

/** A violation with the devices that show it. */
interface Found {
  path: string
  violation: Violation
  devices: string[]
}

/** What breaks rules on a page, window by window. */
async function look(context: BrowserContext, address: string): Promise<Violation[][]> {
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

/** Attributes that say nothing to a reader, and push what does out of a quotation. */
const NOISE = /\s(?:class|style|data-[\w-]+|srcset|sizes)="[^"]*"/g

function findingOf({ path, violation, devices }: Found): CheckFinding {
  const { impact, help, html, message } = violation
  const element = quoted(html.replace(NOISE, ''))
  return { text: `${GRADES[impact]}, on ${allOf(devices)}: ${help}. It is about ${element}: ${message}.`, path }
}

/** One finding for what several windows show. */
function together(path: string, byWindow: readonly (readonly Violation[])[]): Found[] {
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
  const found: Found[] = []
  const queue = pages.values()
  const work = async () => {
    for (const page of queue) {
      const now = await look(context, after + addressOfPage(page.path))
      // Nothing is new where nothing is wrong.
      if (now.every((violations) => violations.length === 0)) continue
      const old = page.before === undefined ? [] : await look(context, before + addressOfPage(page.before))
      found.push(
        ...together(
          page.path,
          now.map((violations, index) => newViolations(old[index] ?? [], violations)),
        ),
      )
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
  }
  const grade = ({ violation }: Found) => IMPACTS.indexOf(violation.impact)
  return found.sort((one, other) => grade(one) - grade(other) || one.path.localeCompare(other.path, 'en'))
}

/**
 * Looks at the changed pages with the eyes of people who use assistive technology, by the rules of WCAG 2.2 at level AA and
 * by good practice, at a phone's and a desktop's width. What was wrong before is not told.
 *
 * @param before the address at which the site is served as it was
 * @param after the address at which the site is served as it is
 */
export async function checkAccessibility(
  before: string,
  after: string,
  pages: readonly ComparedPage[],
): Promise<Check> {
  const found = pages.length === 0 ? [] : await findNew(before, after, pages)
  const isGrave = found.some(({ violation: { impact } }) => impact === 'critical' || impact === 'serious')
  const looked = pages.length === 0 ? 'no page to look at' : counted(pages.length, 'changed page')
  const result =
    found.length > 0
      ? `: ${counted(found.length, 'new problem')}; correct what is in your texts and pictures, show the rest to an engineer`
      : pages.length > 0
        ? ', nothing new that keeps people out'
        : ''
  return {
    name: 'Accessibility',
    state: isGrave ? 'failed' : found.length > 0 ? 'warned' : 'passed',
    summary: looked + result,
    findings: found.map(findingOf),
  }
}
