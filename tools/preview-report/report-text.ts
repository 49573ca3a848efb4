import { joinWithAnd, pluralize } from '../../content-check/messages/text-format'
import { MOVED_TO, NEW_PICTURE } from '../../content-check/messages/field-changes'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { REDIRECTS_FILE } from '../../content-model/redirect'
import type { ContentChange } from './content-changes'
import type { PageChange } from './page-changes'
import type { BeforeAfter, Check, PreviewReport } from './report'

/** Groups content changes by entry, keeping their order. */
export function groupByEntry(changes: readonly ContentChange[]) {
  const entries = new Map<string, { label: string; file: string; changes: ContentChange[] }>()
  for (const change of changes) {
    const { file, label } = change
    const key = `${file}\n${label}`
    const entry = entries.get(key) ?? { file, label, changes: [] }
    entry.changes.push(change)
    entries.set(key, entry)
  }
  return [...entries.values()]
}

export interface PageGroup {
  /** The page that has screenshots. */
  page: PageChange
  /** The paths of the other pages. */
  others: readonly string[]
}

/** The order of changes: what visitors lose, then what they see for the first time. */
const ORDER: readonly PageChange['change'][] = ['removed', 'added', 'renamed', 'changed', 'redirected']

/**
 * The entries with a text that a page shows more often after the change than before it, or the other way round; or with
 * something that is as often on the page, but in another place, or as another picture.
 */
export function causesOf(
  changes: readonly ContentChange[],
  { before = '', after = '' }: BeforeAfter<string>,
): string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  // An item of a list has a line for each of its fields, which the page may show in another order.
  const hasMore = (text: string | null, side: string, other: string) =>
    (text ?? '').split('\n').some((line) => countOf(line, side) > countOf(line, other))
  const isElsewhere = (text: string, one: string, other: string) => placesOf(text, one) !== placesOf(text, other)
  // Between two items, there is more HTML than text.
  const [oldText, newText] = [textOf(before), textOf(after)]
  const isCause = ({ before: was, after: is, change }: ContentChange) =>
    hasMore(is, now, old) ||
    hasMore(was, old, now) ||
    (change === 'moved' && isElsewhere(is ?? '', oldText, newText)) ||
    (is?.endsWith(NEW_PICTURE) && isElsewhere(is, old, now))
  // No page shows redirects, but it may link to their addresses.
  const shown = changes.filter(({ file }) => file !== `${CONTENT_FOLDER}/${REDIRECTS_FILE}`)
  return [...new Set(shown.filter(isCause).map(({ label }) => label))]
}

/** The words to look for: without what the report adds to them, and of a picture's path the file name. */
const searched = (text: string) =>
  wordsOf(
    text
      .replace(NEW_PICTURE, '')
      .replace(MOVED_TO, '')
      .replace(/^.*\/([^/]+)\.\w+$/, '$1'),
  )

/** How often the words of a text occur in those of a page. */
function countOf(text: string, side: string): number {
  const words = searched(text)
  return words === ' ' ? 0 : side.split(words).length
}

/** How many words before another one tell its place: enough for the end of a text, or for the address of a picture. */
const WORDS_BEFORE = 5

/** What comes before each occurrence of the words of a text. */
const placesOf = (text: string, side: string) =>
  side
    .split(searched(text))
    .slice(0, -1)
    .map((words) => words.split(' ').slice(-WORDS_BEFORE).join(' '))
    .join('\n')

/** The words that HTML shows. */
const textOf = (html: string) => wordsOf(html.replace(/<[^<>]*>/g, ' '))

/** The words of a text or of HTML, without what is written differently in the other, each between two spaces. */
const wordsOf = (text: string) => ` ${text.replace(/&[#\w]+;/g, ' ')} `.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** What a group of pages is, such as `/404 and 26 more, because of Site`. */
export function groupName({ page: { path, because = [] }, others }: PageGroup): string {
  const alike = others.length > 0 ? ` and ${others.length} more` : ''
  return `${path}${alike}${because.length > 0 ? `, because of ${joinWithAnd(because)}` : ''}`
}

/** Groups pages by change: removed ones first, those only in previews last. */
export function groupPages(pages: readonly PageChange[]): PageGroup[] {
  const rank = ({ change, hidden }: PageChange) => ORDER.indexOf(change) + (hidden ? ORDER.length : 0)
  return pages
    .filter(({ like }) => like === undefined)
    .sort((one, other) => rank(one) - rank(other))
    .map((page) => ({ page, others: pages.filter(({ like }) => like === page.path).map(({ path }) => path) }))
}

/** The text for a page change, such as `redirected to /services`. */
export function pageChangeText({ change, from, to, hidden }: PageChange): string {
  const origin = from === undefined ? '' : `, was ${from}`
  const target = to === undefined ? '' : ` to ${to}`
  return `${change}${origin}${target}${hidden ? ', in previews only' : ''}`
}

/** Whether it is safe to merge, according to the checks. */
export function verdict(checks: readonly Check[]): { state: Check['state']; text: string } {
  const named = (state: Check['state']) =>
    checks.flatMap((check) => (check.state === state ? check.name : [])).join(', ')
  const [failed, warned] = [named('failed'), named('warned')]
  if (failed !== '') return { state: 'failed', text: `Do not merge yet: ${failed}.` }
  if (warned !== '') return { state: 'warned', text: `Review before merging: ${warned}.` }
  return { state: 'passed', text: 'All checks pass.' }
}

/** Shortens a text to a length, without splitting a word or surrogate pair. */
export function truncate(text: string, most: number): string {
  const start = text.slice(0, most).replace(/\S{1,20}$/u, '')
  return text.length <= most ? text : `${start.trimEnd()}…`
}

/** Cuts a text's middle to a length, without splitting a word or surrogate pair. */
export function shortenMiddle(text: string, most: number): string {
  const end = text.slice(-most / 2).replace(/^\S{1,20}/u, '')
  return text.length <= most ? text : truncate(text, most / 2) + end
}

/** The number of changes, such as `3 changes in 2 entries, 4 pages changed.` */
export function countChanges({ content, pages, buildFailed }: PreviewReport): string {
  const entries = pluralize(groupByEntry(content).length, 'entry', 'entries')
  const fields = content.length === 0 ? 'No content changed' : `${pluralize(content.length, 'change')} in ${entries}`
  if (buildFailed) return `${fields}. The site could not be built, so no pages were compared.`
  return `${fields}, ${pages.length === 0 ? 'no page' : pluralize(pages.length, 'page')} changed.`
}
