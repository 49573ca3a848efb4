import { counted } from '../content/messages/text-format'
import type { ContentChange } from './content-changes'
import type { PageChange } from './page-changes'
import type { Check, PreviewReport } from './report'

/** The changes of one entry. */
export interface EntryChanges {
  /** The entry, such as `Services › Tax Planning`. */
  label: string
  file: string
  changes: readonly ContentChange[]
}

/** The changes of the content, by their entries, in their order. */
export function byEntry(changes: readonly ContentChange[]): EntryChanges[] {
  const entries = new Map<string, ContentChange[]>()
  for (const change of changes) {
    const id = `${change.file}\n${change.label}`
    const all = entries.get(id) ?? []
    all.push(change)
    entries.set(id, all)
  }
  return [...entries.values()].map((all) => ({ label: all[0]?.label ?? '', file: all[0]?.file ?? '', changes: all }))
}

/** What the report says of a change of a page, such as `redirected to /services`. */
export function pageWords({ change, from, to }: PageChange): string {
  if (change === 'renamed' && from !== undefined) return `renamed, was ${from}`
  if (change === 'redirected' && to !== undefined) return `redirected to ${to}`
  return change
}

/** Whether it is safe to merge, as far as the checks can tell. */
export function verdict(checks: readonly Check[]): { state: Check['state']; words: string } {
  const failed = checks.filter(({ state }) => state === 'failed')
  const warned = checks.filter(({ state }) => state === 'warned')
  const names = (some: readonly Check[]) => some.map(({ name }) => name).join(', ')
  if (failed.length > 0) return { state: 'failed', words: `Not to be merged yet: ${names(failed)}.` }
  if (warned.length > 0) return { state: 'warned', words: `To be looked at before it is merged: ${names(warned)}.` }
  return { state: 'passed', words: 'All checks pass.' }
}

/** A text of at most so many characters; of a longer one the beginning, and a sign that it goes on. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  // No half of a character that takes two.
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The end of a text, of at most so many characters. */
export function endOf(text: string, most: number): string {
  // No half of a character that takes two.
  return text.slice(-most).replace(/^[\uDC00-\uDFFF]/, '')
}

/** What a window of a width is like. */
export function deviceOf(width: number): string {
  return `${width < 600 ? 'Phone' : 'Desktop'}, ${width} px wide`
}

/** Why there are no pages. */
export const UNBUILT = 'The site cannot be built like this, so no pages are compared.'

/** How much changes, such as `3 changes in 2 entries, 4 pages`. */
export function extent({ content, pages, unbuilt }: PreviewReport): string {
  if (!unbuilt && content.length === 0 && pages.length === 0) return 'Nothing that visitors see has changed.'
  const entries = counted(byEntry(content).length, 'entry', 'entries')
  const fields = content.length === 0 ? 'No content changed' : `${counted(content.length, 'change')} in ${entries}`
  if (unbuilt) return `${fields}. ${UNBUILT}`
  return `${fields}, ${pages.length === 0 ? 'no page' : counted(pages.length, 'page')} changed.`
}
