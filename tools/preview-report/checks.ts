import { serveSite } from '../browser/serve-site'
import { checkAccessibility } from './accessibility-check'
import { comparedPages, type BuiltProject } from './compared-pages'
import { checkContentAndSpelling } from './content-check'
import { readContentSnapshot } from './content-snapshot'
import { checkDeliveryAndRedirects } from './delivery-check'
import { checkLighthouse } from './lighthouse-check'
import { checkLinks } from './link-check'
import type { PageChange } from './page-changes'
import type { Check } from './report'
import { checkWeight } from './weight-check'

/** The input of the checks. */
export interface CheckOptions {
  before: BuiltProject
  after: BuiltProject
  /** The changed pages; those that exist after the change are opened in a browser. */
  pages: readonly PageChange[]
  /** Whether to run Lighthouse, which takes most of a minute. */
  lighthouse: boolean
}

/**
 * Runs a check. If it throws, the report says so and still includes the other checks.
 *
 * @param name the name of the check in the report if it throws
 */
async function attempt(name: string, make: () => Check | Check[] | Promise<Check>): Promise<Check[]> {
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
export async function checkContentOf(before: string, after: string): Promise<Check[]> {
  return [
    ...(await attempt('Delivery', () =>
      checkDeliveryAndRedirects(readContentSnapshot(before), readContentSnapshot(after)),
    )),
    ...(await attempt('Content', () => checkContentAndSpelling(before, after))),
  ]
}

/**
 * Runs all checks of whether a pull request is safe to merge.
 *
 * @returns the checks in the order of the report
 */
export async function runChecks({ before, after, pages, lighthouse }: CheckOptions): Promise<Check[]> {
  const compared = comparedPages(pages)
  const checks = [
    ...(await checkContentOf(before.root, after.root)),
    ...(await attempt('Links and anchors', () => checkLinks(after))),
  ]
  const [old, now] = [await serveSite(before.folder), await serveSite(after.folder)]
  try {
    checks.push(
      ...(await attempt('Accessibility', () => checkAccessibility(old.address, now.address, compared))),
      ...(await attempt('Page weight', () => checkWeight(before.folder, after.folder, compared))),
    )
    if (lighthouse)
      checks.push(...(await attempt('Lighthouse', () => checkLighthouse(old.address, now.address, compared))))
  } finally {
    old.close()
    now.close()
  }
  return checks
}
