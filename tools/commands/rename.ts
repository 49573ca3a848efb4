import type { Document } from 'yaml'
import { quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import type { ReadFile } from '../../content-check/parse/content-index'
import { publishedAddresses } from '../../content-check/rules/published-addresses'
import { entryAddresses, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { SLUG_PATTERN } from '../../content-model/fields'
import { linksTo } from '../../content-model/routes/link-paths'
import { editEntries, type EntryPlan, findEntry, linkPath } from './edit-entries'
import { ArgumentError } from './run-command'

/**
 * Plans the changes for a new slug, without making them.
 *
 * @param args the kind, the slug, and the new slug
 * @param now the time that decides whether visitors know the old addresses
 * @throws {@link ArgumentError} for an invalid argument or an unreadable file
 */
export function planRename(root: string, args: readonly string[], now = new Date()): EntryPlan {
  const usage = 'and its new slug, for example: npm run content:rename service tax-planning tax-strategy'
  const { type, folder, file, slug: old, entries, slugs } = findEntry(root, args.length === 3 ? args : [], usage)
  const slug = args[2] ?? ''
  if (!SLUG_PATTERN.test(slug) || slugs.includes(slug))
    throw new ArgumentError(
      `${quoted(slug)} cannot be the new slug. Use only lowercase letters, digits, and single hyphens, and do not reuse a slug.`,
    )

  const { value } = file
  const before = `${CONTENT_FOLDER}/${folder}/${old}.yml`
  const after = `${CONTENT_FOLDER}/${folder}/${slug}.yml`
  const site = pageSettingsOf(entries)
  const targets = entryAddresses(type, slug, value, site)
  const moves = entryAddresses(type, old, value, site).map((from, index) => ({ from, to: targets[index] ?? from }))
  const known = publishedAddresses(entries, now, [file])
  // Redirects ignore case, so one that changes only the case would lead to itself.
  const redirects = moves.filter(({ from, to }) => known.has(from) && from.toLowerCase() !== to.toLowerCase())

  const change = (document: Document, own: ReadFile) => {
    for (const { path, metadata, text } of own.fields) {
      const move = metadata.link ? moves.find(({ from }) => linksTo(linkPath(text, own, entries), from)) : undefined
      if (metadata.references === type && text === old) document.setIn(path, slug)
      if (move?.from.includes('#')) document.setIn(path, text.replace(/#.*/, `#${slug}`))
      else if (move) document.setIn(path, text.replace(move.from, move.to))
    }
  }
  const edits = editEntries(entries, change, redirects, targets)
  const text = edits.get(before) ?? file.source?.fileText ?? ''
  edits.delete(before)
  return { changes: new Map([[before, undefined], ...edits, [after, text]]), renamed: [old, slug], redirects }
}
