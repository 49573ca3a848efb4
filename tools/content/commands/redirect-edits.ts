import { isMap, isSeq } from 'yaml'
import type { Redirect } from '../../../src/content-model/redirect'
import { withSchemaLine } from '../generated/schema-files'
import { CONTENT_FOLDER } from '../parse/content-files'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from '../rules/entry'
import type { TextEdit } from '../write/text-edit'
import { ArgumentError } from './arguments'

/** The file of the redirects, relative to `content/`. */
export const REDIRECTS_FILE = 'redirects.yml'

const HEAD =
  '# Former addresses of pages, and the addresses they redirect to. npm run content:rename adds to this list.\n'

const lines = (redirects: readonly Redirect[], indent: string) =>
  redirects.map(({ from, to }) => `${indent}- from: ${from}\n${indent}  to: ${to}\n`).join('')

/** The text of a new list of redirects. */
export function newRedirects(redirects: readonly Redirect[]): string {
  return withSchemaLine(REDIRECTS_FILE, HEAD + lines(redirects, ''))
}

/**
 * The edits that add redirects to the list, and remove those whose old address has a page again.
 *
 * @param pages the addresses that have a page now
 * @throws {@link ArgumentError} if the list is written in brackets, which cannot hold the new lines
 */
export function redirectEdits(
  { source, root }: Entry,
  added: readonly Redirect[],
  pages: readonly string[],
): TextEdit[] {
  const { text } = source
  const end = { start: text.length, end: text.length }
  const lineBreak = text === '' || text.endsWith('\n') ? '' : '\n'
  if (!isSeq(root)) return [{ ...end, text: lineBreak + lines(added, '') }]
  if (root.flow === true && root.items.length === 0) return [{ ...spanOf(root), text: lines(added, '').trimEnd() }]
  if (root.flow === true)
    throw new ArgumentError(
      `Nothing was changed: ${CONTENT_FOLDER}/${REDIRECTS_FILE} is written in brackets. Write each redirect on lines of its own, beginning with “- from: ”.`,
    )
  const starts = root.items.map((item) => text.lastIndexOf('\n', text.lastIndexOf('-', spanOf(item).start)) + 1)
  const removed = root.items.flatMap((item, index): TextEdit[] => {
    const from = isMap(item) ? item.get('from') : undefined
    if (typeof from !== 'string' || !pages.includes(from)) return []
    const last = text.indexOf('\n', Math.max(0, spanOf(item).end - 1))
    return [{ start: starts[index] ?? 0, end: last < 0 ? text.length : last + 1, text: '' }]
  })
  const indent = /^ */.exec(text.slice(starts[0] ?? 0))?.[0] ?? ''
  // Without any entry, the file would be empty.
  const isEmptied = removed.length === root.items.length && added.length === 0
  return [...removed, { ...end, text: isEmptied ? '[]\n' : added.length > 0 ? lineBreak + lines(added, indent) : '' }]
}
