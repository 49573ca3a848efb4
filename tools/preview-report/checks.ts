import { serveSite } from '../browser/serve-site'
import { readSitePages } from '../content/parse/read-site-pages'
import { checkAccessibility } from './accessibility-check'
import { checkContentAndSpelling } from './content-check'
import { readContentSnapshot } from './content-snapshot'
import { checkDestinations } from './destination-check'
import { checkLighthouse } from './lighthouse-check'
import { checkLinks } from './link-check'
import { comparedPages, type PageChange } from './page-changes'
import type { Check } from './report'
import type { BuiltProject } from './revisions'
import { checkWeight } from './weight-check'

export interface CheckOptions {
  before: BuiltProject
  after: BuiltProject
  /** The changed pages; those that exist after the change are opened in a browser. */
  pages: readonly PageChange[]
  /** Whether to run Lighthouse, which takes most of a minute. */
  lighthouse: boolean
  /** Called after each check with the number done and the total. */
  onProgress?: (done: number, all: number) => void
}

/**
 * Runs a check. If it throws, the report says so and still includes the other checks.
 *
 * @param name the name of the check in the report if it throws
 */
async function runCheck(name: string, make: () => Check | Check[] | Promise<Check>): Promise<Check[]> {
  try {
    return [await make()].flat()
  } catch (error) {
    const text = `It failed with “${error instanceof Error ? error.message : String(error)}”. Show this to an engineer.`
    return [{ name, state: 'failed', summary: 'could not run', findings: [{ text }] }]
  }
}

/**
 * Runs the checks that need no built site.
 *
 * @param before the project's root before the change
 * @param after the project's root after the change
 */
export async function runContentChecks(before: string, after: string): Promise<Check[]> {
  return [
    ...(await runCheck('Delivery', () => checkDestinations(readContentSnapshot(before), readContentSnapshot(after)))),
    ...(await runCheck('Content', () => checkContentAndSpelling(before, after))),
  ]
}

/** Runs all checks of whether a pull request is safe to merge. */
export async function runChecks({ before, after, pages, lighthouse, onProgress }: CheckOptions): Promise<Check[]> {
  const compared = comparedPages(pages)
  const site = readSitePages(after.root)
  const [old, now] = [await serveSite(before.folder), await serveSite(after.folder)]
  const runs = [
    () => runContentChecks(before.root, after.root),
    () => runCheck('Links and anchors', () => checkLinks(after)),
    () => runCheck('Accessibility', () => checkAccessibility(old.address, now.address, compared)),
    () => runCheck('Page weight', () => checkWeight(before.folder, after.folder, compared, site)),
    ...(lighthouse
      ? [() => runCheck('Lighthouse', () => checkLighthouse(old.address, now.address, compared, site))]
      : []),
  ]
  const checks: Check[] = []
  try {
    for (const [index, run] of runs.entries()) {
      checks.push(...(await run()))
      onProgress?.(index + 1, runs.length)
    }
  } finally {
    old.close()
    now.close()
  }
  return checks
}
