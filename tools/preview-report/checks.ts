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

/** What a pull request changes, as far as checks look at it. */
export interface CheckOptions {
  before: BuiltProject
  after: BuiltProject
  /** The changed pages; those that are there after the change are opened in a browser. */
  pages: readonly PageChange[]
  /** Whether Lighthouse rates pages as well, which takes most of a minute. */
  lighthouse: boolean
}

/**
 * Makes a check; one that cannot be made says so in the report, and does not keep the others out of it.
 *
 * @param name what the report calls it then
 */
async function attempt(name: string, make: () => Check | Check[] | Promise<Check>): Promise<Check[]> {
  try {
    return [await make()].flat()
  } catch (error) {
    const text = `It stopped with “${error instanceof Error ? error.message : String(error)}”. Show this to an engineer.`
    return [{ name, state: 'failed', summary: 'could not be made', findings: [{ text }] }]
  }
}

/**
 * Makes the checks that need no built site.
 *
 * @param before the project's root as it was
 * @param after the project's root as it is
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
 * Looks at a pull request in each respect in which it may be unsafe to merge.
 *
 * @returns the checks in the order in which a person reads them
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
