import type { BuiltPages } from './built-pages'
import type { ChangeKind } from './field-changes'

export interface PageChange {
  path: string
  change: ChangeKind
  /** The path before the change, if the page was renamed. */
  from?: string
  to?: string
}

/** A changed page that visitors can open. */
export interface ComparedPage {
  path: string
  /** The path before the change; absent for a new page. */
  before?: string
}

/**
 * The changed pages, sorted by path.
 *
 * A page whose old address redirects to a new page is reported twice: as redirected at the old path, as renamed at the new
 * one.
 */
export function pageChanges(before: BuiltPages, after: BuiltPages): PageChange[] {
  const olds = new Map(
    [...after.redirects].filter(([from]) => before.digests.has(from)).map(([from, to]) => [to, from]),
  )
  const changes: PageChange[] = []
  for (const path of new Set([...before.digests.keys(), ...after.digests.keys()])) {
    const [old, now] = [before.digests.get(path), after.digests.get(path)]
    const to = after.redirects.get(path)
    const from = olds.get(path)
    if (old === now) continue
    if (to !== undefined) changes.push({ path, change: 'redirected', to })
    else if (now === undefined) changes.push({ path, change: 'removed' })
    else if (old !== undefined) changes.push({ path, change: 'changed' })
    else changes.push(from === undefined ? { path, change: 'added' } : { path, change: 'renamed', from })
  }
  return changes.sort((one, other) => one.path.localeCompare(other.path, 'en'))
}

/** The changed pages that exist after the change, each with the page to compare it with. */
export function comparedPages(pages: readonly PageChange[]): ComparedPage[] {
  return pages.flatMap(({ path, change, from }) => {
    if (change === 'removed' || change === 'redirected') return []
    return [change === 'added' ? { path } : { path, before: from ?? path }]
  })
}
