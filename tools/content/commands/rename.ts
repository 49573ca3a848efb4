import { Document, isMap, isSeq } from 'yaml'
import { entryAddresses } from '../../../src/content-model/entry-pages'
import { SLUG_PATTERN } from '../../../src/content-model/fields'
import { localeOf } from '../../../src/content-model/locale'
import { dayOf, withheld } from '../../../src/content-model/publication'
import { type Redirect, REDIRECTS_FILE } from '../../../src/content-model/redirect'
import { type ContentType, slugOf } from '../../../src/content-model/registry'
import { linksTo } from '../../../src/routes/paths'
import { withSchemaLine } from '../generated/schema-files'
import type { Problem } from '../messages/problem'
import { formatProblems } from '../messages/report'
import { didYouMean, joinWithOr, quoted } from '../messages/text-format'
import { CONTENT_FOLDER, type ContentFile } from '../parse/content-files'
import { parseYaml } from '../parse/parse-yaml'
import { readContentFiles } from '../parse/read-content-files'
import { readSitePages } from '../parse/read-site-pages'
import { fileSchema, type TextField, textFields } from '../parse/schema-path'
import type { Entry, EntryFile } from '../rules/entry'
import { isPlaceholder } from '../rules/placeholder-text'
import { slugify } from '../rules/slugify'
import { editYaml } from '../write/edit-yaml'
import { ArgumentError } from './arguments'
import { ENTRY_TYPES, type EntryType, entryType } from './entry-types'

/** The maximum length of a slug, so that its addresses are readable and its file can be saved on every system. */
const MAX_SLUG_LENGTH = 80

const REDIRECTS_HEAD =
  '# Former addresses of pages, and the addresses they redirect to. npm run content:rename adds to this list.\n'

/** Everything that a rename changes. Paths are relative to the project's root. */
export interface RenamePlan {
  from: string
  to: string
  /** The new text of each changed file, by its path after the rename. */
  texts: ReadonlyMap<string, string>
  redirects: readonly Redirect[]
  /** Lines that still mention the old name outside references, such as comments: `content/site.yml:3`. */
  mentions: readonly string[]
}

/**
 * Reads every entry.
 *
 * @throws {@link ArgumentError} if a file cannot be read, because a reference in it would remain unchanged
 */
function readEntries(root: string): EntryFile[] {
  const { entries, problems } = readContentFiles(root)
  const blocking: Problem[] = []
  const read = entries.flatMap((file: ContentFile): EntryFile[] => {
    const parsed = file.source ? parseYaml(file.source) : undefined
    if (!file.source || !parsed?.tree) {
      blocking.push(...(parsed?.problems ?? problems.filter(({ file: of }) => of === `${CONTENT_FOLDER}/${file.path}`)))
      return []
    }
    return [{ path: file.path, entry: { source: file.source, type: file.type, ...parsed.tree } }]
  })
  if (blocking.length > 0)
    throw new ArgumentError(
      `Nothing was changed. Fix these files first, because they may refer to the entry:\n\n${formatProblems({ problems: blocking, files: entries.length })}`,
    )
  return read
}

function parseArguments(args: readonly string[]): { kind: EntryType; old: string; slug: string } {
  const [word, old, slug, ...rest] = args
  if (word === undefined || old === undefined || slug === undefined || rest.length > 0)
    throw new ArgumentError(
      `Write the kind of entry (${joinWithOr(ENTRY_TYPES.map((kind) => kind.word))}), its slug, and its new slug, for example: npm run content:rename service tax-planning tax-strategy`,
    )
  return { kind: entryType(word), old, slug }
}

function rejectInvalidSlugs({ word, folder }: EntryType, old: string, slug: string, known: readonly string[]): void {
  if (!known.includes(old))
    throw new ArgumentError(
      `There is no ${word} ${quoted(old)}. ${didYouMean(old, known, `Use the name of a file in ${CONTENT_FOLDER}/${folder}/, without .yml.`)}`,
    )
  if (!SLUG_PATTERN.test(slug)) {
    const better = slugify(slug)
    throw new ArgumentError(
      `${quoted(slug)} cannot become an address. Use only lowercase letters, digits, and single hyphens${better === '' ? '' : `, such as ${better}`}.`,
    )
  }
  if (slug.length > MAX_SLUG_LENGTH)
    throw new ArgumentError(`The new slug has ${slug.length} characters; it may have at most ${MAX_SLUG_LENGTH}.`)
  if (slug === old) throw new ArgumentError(`The entry already has this slug: ${CONTENT_FOLDER}/${folder}/${slug}.yml.`)
  if (known.includes(slug))
    throw new ArgumentError(
      `There is already a ${word} ${quoted(slug)}, in ${CONTENT_FOLDER}/${folder}/${slug}.yml. Nothing was changed.`,
    )
}

/** The new text of a reference or a link; undefined if it stays. */
function renamedText({ metadata, text }: TextField, renamed: ContentType, slugs: Redirect, moves: readonly Redirect[]) {
  if (metadata.references === renamed && text === slugs.from) return slugs.to
  const move = metadata.link ? moves.find(({ from }) => linksTo(text, from)) : undefined
  return move && move.to + text.slice(move.from.length)
}

/** Adds redirects to the list, and removes those whose old address has a page again. */
function moveRedirects(list: unknown, added: readonly Redirect[], pages: readonly string[]): void {
  if (!isSeq(list)) return
  list.items = list.items.filter((item) => !(isMap(item) && pages.includes(String(item.get('from')))))
  for (const redirect of added) list.add(redirect)
}

const hasPlaceholder = ({ type, root }: Entry) =>
  [...textFields(fileSchema(type), root)].some(({ text }) => isPlaceholder(text))

function hasWord(line: string, name: string): boolean {
  const [first = '', ...rest] = line.split(name)
  return rest.some((after, index) => !/[\w-]$/.test(rest[index - 1] ?? first) && !/^[\w-]/.test(after))
}

function linesWith(text: string, name: string): number[] {
  return text.split('\n').flatMap((line, index) => (hasWord(line, name) ? [index + 1] : []))
}

/**
 * Plans the changes that a new slug requires, without making them.
 *
 * @param args the arguments after the command: the kind, the slug, and the new slug
 * @param now the time that decides whether visitors know the old addresses
 * @throws {@link ArgumentError} if an argument is invalid, or a file cannot be read
 */
export function planRename(root: string, args: readonly string[], now = new Date()): RenamePlan {
  const { kind, old, slug } = parseArguments(args)
  const { type, folder } = kind
  const files = readEntries(root)
  rejectInvalidSlugs(
    kind,
    old,
    slug,
    files.filter(({ entry }) => entry.type === type).map(({ path }) => slugOf(path)),
  )

  const [before, after] = [`${folder}/${old}.yml`, `${folder}/${slug}.yml`]
  const renamed = files.find(({ path }) => path === before)?.entry
  const value = renamed?.value
  const site = readSitePages(root)
  const targets = entryAddresses(type, slug, value, site)
  const moves = entryAddresses(type, old, value, site).map((from, index) => ({ from, to: targets[index] ?? from }))
  const { timeZone } = localeOf(files.find(({ entry }) => entry.type.name === 'SiteSettings')?.entry.value)
  // Visitors know no address of an entry with placeholders, because only previews show them.
  const isPublished = !withheld(value, dayOf(now, timeZone)) && !(renamed && hasPlaceholder(renamed))
  // An anchor is never sent to the server, so it cannot be redirected.
  const redirects = isPublished ? moves.filter(({ from }) => !from.includes('#')) : []

  const texts = new Map<string, string>()
  const mentions: string[] = []
  for (const { path, entry } of files) {
    const location = `${CONTENT_FOLDER}/${path === before ? after : path}`
    const schema = fileSchema(entry.type)
    const fields = new Document(entry.value ?? [])
    for (const field of textFields(schema, entry.root)) {
      const text = renamedText(field, type, { from: old, to: slug }, moves)
      if (text !== undefined) fields.setIn(field.path, text)
    }
    if (entry.type.name === 'Redirect' && targets.length > 0) moveRedirects(fields.contents, redirects, targets)
    const text = editYaml(entry.source.text, fields.toJS(), schema)
    if (path === before || text !== entry.source.text) texts.set(location, text)
    if (entry.type.name !== 'Redirect') mentions.push(...linesWith(text, old).map((line) => `${location}:${line}`))
  }
  if (redirects.length > 0 && !files.some(({ path }) => path === REDIRECTS_FILE))
    texts.set(
      `${CONTENT_FOLDER}/${REDIRECTS_FILE}`,
      editYaml(withSchemaLine(REDIRECTS_FILE, REDIRECTS_HEAD), redirects, undefined),
    )
  return { from: `${CONTENT_FOLDER}/${before}`, to: `${CONTENT_FOLDER}/${after}`, texts, redirects, mentions }
}
