import { pluralize } from '../content/messages/text-format'
import type { ContentChange } from './content-changes'
import type { PageChange } from './page-changes'
import type { Check, PreviewReport } from './report'

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

/** The text for a page change, such as `redirected to /services`. */
export function pageChangeText({ change, from, to }: PageChange): string {
  if (change === 'renamed' && from !== undefined) return `renamed, was ${from}`
  if (change === 'redirected' && to !== undefined) return `redirected to ${to}`
  return change
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

/** Truncates a text to a number of characters, with an ellipsis if it is longer. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  // Do not split a surrogate pair.
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The end of a text, up to a number of characters. */
export function truncateStart(text: string, most: number): string {
  // Do not split a surrogate pair.
  return text.slice(-most).replace(/^[\uDC00-\uDFFF]/, '')
}

/** A label for a window width. */
export function deviceLabel(width: number): string {
  return `${width < 600 ? 'Phone' : 'Desktop'}, ${width} px wide`
}

export const NOT_BUILT = 'The site cannot be built, so no pages are compared.'

/** The number of changes, such as `3 changes in 2 entries, 4 pages changed.` */
export function countChanges({ content, pages, buildFailed }: PreviewReport): string {
  if (!buildFailed && content.length === 0 && pages.length === 0) return 'Nothing that visitors see has changed.'
  const entries = pluralize(groupByEntry(content).length, 'entry', 'entries')
  const fields = content.length === 0 ? 'No content changed' : `${pluralize(content.length, 'change')} in ${entries}`
  if (buildFailed) return `${fields}. ${NOT_BUILT}`
  return `${fields}, ${pages.length === 0 ? 'no page' : pluralize(pages.length, 'page')} changed.`
}
