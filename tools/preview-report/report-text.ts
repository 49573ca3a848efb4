import { joinWithAnd, pluralize } from '../content/messages/text-format'
import type { ContentChange } from './content-changes'
import type { PageChange, PageChangeKind } from './page-changes'
import type { Check, PageScreenshots, PreviewReport } from './report'

export interface EntryChanges {
  label: string
  file: string
  changes: readonly ContentChange[]
}

/** Groups items by key, keeping their order. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}

/** Groups content changes by entry, keeping their order. */
export function groupByEntry(changes: readonly ContentChange[]): EntryChanges[] {
  const entries = groupBy(changes, ({ file, label }) => `${file}\n${label}`)
  return [...entries.values()].map((all) => ({ label: all[0]?.label ?? '', file: all[0]?.file ?? '', changes: all }))
}

/** The maximum number of pages that are listed; the rest are counted. */
const MAX_LISTED_PAGES = 3

/** Lists pages in a sentence, such as `/, /about, /careers, and 2 more pages`. */
export function listPages(pages: readonly string[]): string {
  const rest = pages.length - MAX_LISTED_PAGES
  return joinWithAnd(rest > 1 ? [...pages.slice(0, MAX_LISTED_PAGES), pluralize(rest, 'more page')] : pages)
}

/** Pages whose HTML changes in exactly the same way. */
export interface PageGroup {
  /** The page that has screenshots. */
  page: PageChange
  /** The other pages. */
  others: readonly string[]
}

/** The order of page changes: first what visitors can see for the first time. */
const ORDER: readonly PageChangeKind[] = [
  'published',
  'added',
  'renamed',
  'changed',
  'withdrawn',
  'removed',
  'redirected',
]

/** Groups pages that change in the same way: new pages first, pages that only previews show last. */
export function groupPages(pages: readonly PageChange[]): PageGroup[] {
  const rank = ({ change, hidden }: PageChange) => ORDER.indexOf(change) + (hidden ? ORDER.length : 0)
  return pages
    .filter(({ like }) => like === undefined)
    .sort((one, other) => rank(one) - rank(other))
    .map((page) => ({ page, others: pages.filter(({ like }) => like === page.path).map(({ path }) => path) }))
}

/** The text for a page change, such as `redirected to /services`. */
export function pageChangeText({ change, from, to, hidden }: PageChange): string {
  const text =
    change === 'renamed' && from !== undefined
      ? `renamed, was ${from}`
      : change === 'redirected' && to !== undefined
        ? `redirected to ${to}`
        : change === 'published'
          ? 'new for visitors'
          : change === 'withdrawn'
            ? 'no longer shown to visitors'
            : change
  return hidden ? `${text}, in previews only` : text
}

/** Whether it is safe to merge, according to the checks. */
export function verdict(checks: readonly Check[]): { state: Check['state']; text: string } {
  const failed = checks.filter(({ state }) => state === 'failed')
  const warned = checks.filter(({ state }) => state === 'warned')
  const names = (some: readonly Check[]) => some.map(({ name }) => name).join(', ')
  if (failed.length > 0) return { state: 'failed', text: `Do not merge yet: ${names(failed)}.` }
  if (warned.length > 0) return { state: 'warned', text: `Review before merging: ${names(warned)}.` }
  return { state: 'passed', text: 'All checks pass.' }
}

/**
 * Truncates a text to a number of characters, with an ellipsis if it is longer: between words, unless the last word is very
 * long.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  // Do not split a surrogate pair.
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return `${/^\s/.test(text.slice(most)) ? start : start.replace(LAST_WORD, '')}…`
}

/** A text without its middle if it is long: the ends have up to half of the number of characters each. */
export function shortenMiddle(text: string, most: number): string {
  if (text.length <= most) return text
  // Do not split a surrogate pair.
  const end = text.slice(-most / 2).replace(/^[\uDC00-\uDFFF]/, '')
  return `${truncate(text, most / 2)}${end.replace(FIRST_WORD, '')}`
}

/** The rest of a word that was cut, with the space next to it. */
const LAST_WORD = /(?<!\s)\s+\S{1,20}$/
const FIRST_WORD = /^\S{1,20}(?=\s)/

/** A WebP file as an address, for a page that is a single file. */
export const dataUri = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`

/** A label for the device of a screenshot. */
export function deviceLabel({ width, isOpen }: Pick<PageScreenshots, 'width' | 'isOpen'>): string {
  return `${width < 600 ? 'Phone' : 'Desktop'}, ${width} px wide${isOpen ? ', menus open' : ''}`
}

export const NOT_BUILT = 'The site cannot be built, so no pages are compared.'

/** The number of changes, such as `3 changes in 2 entries, 4 pages changed.` */
export function countChanges({ content, pages, files, buildFailed }: PreviewReport): string {
  if (!buildFailed && content.length + pages.length + files.length === 0)
    return 'Nothing that visitors see has changed.'
  const entries = pluralize(groupByEntry(content).length, 'entry', 'entries')
  const fields = content.length === 0 ? 'No content changed' : `${pluralize(content.length, 'change')} in ${entries}`
  if (buildFailed) return `${fields}. ${NOT_BUILT}`
  const changedPages = pages.length === 0 ? 'no page' : pluralize(pages.length, 'page')
  const others = files.length === 0 ? '' : `, and ${pluralize(files.length, 'other file')}`
  return `${fields}, ${changedPages} changed${others}.`
}
