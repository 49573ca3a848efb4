import { Document, isMap, isSeq } from 'yaml'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { didYouMean, joinWithAnd, joinWithOr, quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { pageSettingsIn, settingsIn } from '../../content-check/parse/content-index'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fileSchema } from '../../content-check/parse/schema-path'
import { isPlaceholder } from '../../content-check/rules/placeholder-text'
import { editYaml } from '../../content-check/write/edit-yaml'
import { entryAddresses } from '../../content-model/entry-paths'
import { SLUG_PATTERN } from '../../content-model/fields'
import { localeOf } from '../../content-model/locale'
import { dayOf, unpublishedReason } from '../../content-model/publication'
import { type Redirect, REDIRECTS_FILE } from '../../content-model/redirect'
import { slugOf } from '../../content-model/registry'
import { linksTo } from '../../content-model/routes/link-paths'
import { ENTRY_TYPES, entryType } from './entry-types'
import { ArgumentError } from './run-command'

/** Everything that a rename changes. Paths are relative to `content/`. */
export interface RenamePlan {
  from: string
  to: string
  /** The new text of each changed file, by its path after the rename. */
  texts: ReadonlyMap<string, string>
  redirects: readonly Redirect[]
}

/** Adds redirects to the list, and removes those whose old address is a page again. */
function moveRedirects(list: unknown, added: readonly Redirect[], pages: readonly string[]): void {
  if (!isSeq(list)) return
  list.items = list.items.filter((item) => !(isMap(item) && pages.includes(String(item.get('from')))))
  for (const redirect of added) list.add(redirect)
}

/**
 * Plans the changes that a new slug requires, without making them.
 *
 * @param args the arguments after the command: the kind, the slug, and the new slug
 * @param now the time that decides whether visitors know the old addresses
 * @throws {@link ArgumentError} if an argument is invalid, or a file cannot be read
 */
export function planRename(root: string, args: readonly string[], now = new Date()): RenamePlan {
  const [word, old, slug, ...rest] = args
  if (word === undefined || old === undefined || slug === undefined || rest.length > 0)
    throw new ArgumentError(
      `Write the kind of entry (${joinWithOr(ENTRY_TYPES.map((kind) => kind.word))}), its slug, and its new slug, for example: npm run content:rename service tax-planning tax-strategy`,
    )
  const { type, folder } = entryType(word)
  const { entries } = readContentFiles(root)
  const slugs = entries.flatMap((file) => (file.type === type ? [slugOf(file.path)] : []))
  if (!slugs.includes(old))
    throw new ArgumentError(
      `There is no ${word} ${quoted(old)}. ${didYouMean(old, slugs, `Look in content/${folder}/.`)}`,
    )
  if (!SLUG_PATTERN.test(slug) || slugs.includes(slug))
    throw new ArgumentError(
      `${quoted(slug)} cannot be the new slug. Use only lowercase letters, digits, and single hyphens, and do not reuse a slug.`,
    )
  const unreadable = entries.filter(({ entry }) => !entry).map(({ path }) => `${CONTENT_FOLDER}/${path}`)
  if (unreadable.length > 0)
    throw new ArgumentError(
      `Nothing was changed. First correct ${joinWithAnd(unreadable)}, which may contain references: run npm run content:check.`,
    )

  const [before, after] = [`${folder}/${old}.yml`, `${folder}/${slug}.yml`]
  const renamed = entries.find(({ path }) => path === before)
  const value = renamed?.entry?.value
  const site = pageSettingsIn(entries)
  const targets = entryAddresses(type, slug, value, site)
  const moves = entryAddresses(type, old, value, site).map((from, index) => ({ from, to: targets[index] ?? from }))
  const { timeZone } = localeOf(settingsIn(entries))
  // Visitors know no address of an entry with placeholders, because only previews show them.
  const isKnown =
    !unpublishedReason(value, dayOf(now, timeZone)) && !renamed?.fields.some(({ text }) => isPlaceholder(text))
  // An anchor is never sent to the server, so it cannot be redirected.
  const redirects = isKnown ? moves.filter(({ from }) => !from.includes('#')) : []

  const texts = new Map<string, string>()
  for (const { path, source, entry, fields, type: own } of entries) {
    const document = new Document(entry?.value ?? [])
    for (const { path: field, metadata, text } of fields) {
      const move = metadata.link ? moves.find(({ from }) => linksTo(text, from)) : undefined
      if (metadata.references === type && text === old) document.setIn(field, slug)
      if (move) document.setIn(field, move.to + text.slice(move.from.length))
    }
    if (path === REDIRECTS_FILE) moveRedirects(document.contents, redirects, targets)
    const text = editYaml(source?.text ?? '', document.toJS(), fileSchema(own))
    if (path === before || text !== source?.text) texts.set(path === before ? after : path, text)
  }
  if (redirects.length > 0 && !entries.some(({ path }) => path === REDIRECTS_FILE))
    texts.set(REDIRECTS_FILE, editYaml(withSchemaLine(REDIRECTS_FILE, ''), redirects, undefined))
  return { from: before, to: after, texts, redirects }
}
