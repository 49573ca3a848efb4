import { hash } from 'node:crypto'
import { diffArrays } from 'diff'
import type { BuiltPages } from './built-pages'

export interface PageChange {
  path: string
  change: 'added' | 'renamed' | 'changed' | 'removed' | 'redirected'
  /** The path before the change, if the page was renamed. */
  from?: string
  to?: string
  /** Whether only previews show the page: its entry is a draft, planned, or closed. */
  hidden?: true
  /** The entries that changed it, as far as it shows their texts. */
  because?: readonly string[]
  /** The first page whose HTML changes in exactly the same way. */
  like?: string
}

/** The most changes of a page that are compared with those of other pages. More would take too long. */
const MAX_EDITS = 1000

/** What differs on every page: the mark of links to the page itself, and the name of its share image. */
const OWN = / aria-current="page"|(?<=\/share-)\w+/g

/** Classes are numbered on each page. */
const CLASS_NUMBER = /(?<=\bc)\d+\b/g

/** Tags, declarations, and properties of structured data. */
const PARTS = /(?<=[>},;])|(?=<)/

/**
 * The changed pages by path. A newly visible page counts as added, a hidden one as removed, and one whose old address
 * redirects to a new one as redirected there and renamed here.
 *
 * @param hidden the paths of pages that only previews show
 */
export function pageChanges(
  before: BuiltPages,
  after: BuiltPages,
  hidden: { before: ReadonlySet<string>; after: ReadonlySet<string> },
): PageChange[] {
  const olds = new Map([...after.redirects].filter(([from]) => before.html.has(from)).map(([from, to]) => [to, from]))
  const changeOf = (path: string): PageChange | undefined => {
    const [old, now] = [before.html.get(path), after.html.get(path)]
    const [wasHidden, isHidden] = [hidden.before.has(path), hidden.after.has(path)]
    const to = after.redirects.get(path)
    const from = olds.get(path)
    if (old === now) return undefined
    if (to !== undefined) return { path, change: 'redirected', to }
    const visibility = (now === undefined ? wasHidden : isHidden) && { hidden: true as const }
    if (old === undefined && from !== undefined) return { path, change: 'renamed', from, ...visibility }
    if (old === undefined) return { path, change: 'added', ...visibility }
    if (now === undefined) return { path, change: 'removed', ...visibility }
    if (wasHidden === isHidden) return { path, change: 'changed', ...visibility }
    return { path, change: isHidden ? 'removed' : 'added' }
  }
  const first = new Map<string, string>()
  return [...new Set([...before.html.keys(), ...after.html.keys()])]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .flatMap((path) => {
      const change = changeOf(path)
      if (!change) return []
      if (change.change === 'redirected') return [change]
      const html = htmlChange(before.html.get(change.from ?? path), after.html.get(path)) ?? path
      const key = [change.change, change.hidden, html].join('\n')
      const like = first.get(key)
      if (like !== undefined) return [{ ...change, like }]
      first.set(key, path)
      return [change]
    })
}

/** A digest of a page's HTML changes; undefined if too many, or only in classes. */
function htmlChange(before = '', after = ''): string | undefined {
  const [old = '', now = ''] = [before, after].map((html) => html.replace(OWN, ''))
  if (old === now || !old || !now) return hash('sha256', old === now ? '' : old + now)
  const [left = [], right = []] = [old, now].map((html) => html.replace(CLASS_NUMBER, '').split(PARTS))
  const parts = diffArrays(left, right, { maxEditLength: MAX_EDITS })
  const changes = parts?.filter(({ added, removed }) => added || removed)
  return changes?.length ? hash('sha256', JSON.stringify(changes)) : undefined
}
