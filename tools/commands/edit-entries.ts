import { join } from 'node:path'
import { Document, isMap, isSeq } from 'yaml'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { didYouMean, joinWithAnd, quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { type ReadFile, settingsIn } from '../../content-check/parse/content-index'
import { itemsIn } from '../../content-check/parse/files-in'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fileSchema } from '../../content-check/parse/schema-path'
import { pathOnSite, siteUrlOf } from '../../content-check/rules/addresses'
import { editYaml } from '../../content-check/write/edit-yaml'
import { type Redirect, REDIRECTS_FILE } from '../../content-model/redirect'
import { pagePaths, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { entryType, WORDS } from './entry-types'
import { makeChanges, type Plan } from './make-changes'
import { ArgumentError } from './run-command'

/** A plan for an entry, and all that refers to it. */
export interface EntryPlan extends Plan {
  redirects: readonly Redirect[]
  /** The labels of the fields with links that cannot be removed, and that therefore lead to another page now. */
  moved?: readonly string[]
}

/** Makes the planned changes. Returns what to tell the editor. */
export async function applyPlan(root: string, plan: EntryPlan, isConfirmed: boolean): Promise<string> {
  await makeChanges(root, plan, isConfirmed)
  const { changes, redirects, moved = [] } = plan
  return [
    ...[...changes].map(([path, text]) => `${text === undefined ? 'Removed' : 'Wrote'} ${path}`),
    ...moved.map((field) => `This link now leads elsewhere; check its text: ${field}`),
    ...redirects.map(({ from, to }) => `${from} now redirects to ${to}`),
  ].join('\n')
}

/**
 * Finds an entry, and all that may refer to it.
 *
 * @param words the kind and the slug
 * @param usage the command's further arguments
 * @throws {@link ArgumentError} if there is no such entry, or if a file is behind a link, is unreadable, or has a misspelled
 *   name of a field, because it may refer to the entry
 */
export function findEntry(root: string, [word, slug]: readonly string[], usage: string) {
  if (word === undefined || slug === undefined)
    throw new ArgumentError(`Write the kind of entry (${WORDS}), its slug, ${usage}`)
  const { type, folder } = entryType(word)
  const links = itemsIn(join(root, CONTENT_FOLDER)).filter(({ kind }) => kind === 'link')
  if (links.length > 0)
    throw new ArgumentError(
      `Nothing was changed. First replace each symbolic link with a copy of what it points to, because references behind it would stay as they are: ${joinWithAnd(links.map(({ path }) => `${CONTENT_FOLDER}/${path}`))}.`,
    )
  const { entries } = readContentFiles(root)
  const slugs = entries.flatMap((file) => (file.type === type ? [file.slug] : []))
  const file = entries.find(({ path }) => path === `${folder}/${slug}.yml`)
  if (!file)
    throw new ArgumentError(
      `There is no ${word} ${quoted(slug)}. ${didYouMean(slug, slugs, `Look in content/${folder}/.`)}`,
    )
  const unreadable = entries
    .filter(({ entry }) => !entry || entry.misspelled.length > 0)
    .map(({ path }) => `${CONTENT_FOLDER}/${path}`)
  if (unreadable.length > 0)
    throw new ArgumentError(
      `Nothing was changed. First correct ${joinWithAnd(unreadable)}, which may contain references: run npm run content:check.`,
    )
  return { type, folder, file, slug, entries, slugs }
}

/**
 * Returns a link as a path on the site, even if it is only an anchor on its own page, or includes the site's host. A link to
 * another site is returned unchanged.
 */
export function linkPath(link: string, { type, slug, value }: ReadFile, entries: readonly ReadFile[]): string {
  if (!link.startsWith('#')) return pathOnSite(link, siteUrlOf(settingsIn(entries))) ?? link
  const [page = ''] = pagePaths(type, slug, value, pageSettingsOf(entries))
  return page + link
}

/**
 * Adds redirects to the list, and removes earlier ones from the same address, or from an address that is a page again. The
 * content check would report both.
 */
function moveRedirects(list: unknown, added: readonly Redirect[], pages: readonly string[]): void {
  if (!isSeq(list)) return
  const replaced = [...pages, ...added.map(({ from }) => from)]
  list.items = list.items.filter((item) => !(isMap(item) && replaced.includes(String(item.get('from')))))
  for (const redirect of added) list.add(redirect)
}

/**
 * Plans a change of every file, and adds redirects.
 *
 * @param change changes a file's fields
 * @param pages the present pages, which must not be redirected
 */
export function editEntries(
  entries: readonly ReadFile[],
  change: (document: Document, file: ReadFile) => void,
  redirects: readonly Redirect[],
  pages: readonly string[] = [],
): Map<string, string | undefined> {
  const changes = new Map<string, string | undefined>()
  for (const file of entries) {
    const { path, source, value, type } = file
    const document = new Document(value ?? [])
    change(document, file)
    if (path === REDIRECTS_FILE) moveRedirects(document.contents, redirects, pages)
    const text = editYaml(source?.fileText ?? '', document.toJS(), fileSchema(type))
    if (text !== source?.fileText) changes.set(`${CONTENT_FOLDER}/${path}`, text)
  }
  if (redirects.length > 0 && !entries.some(({ path }) => path === REDIRECTS_FILE))
    changes.set(
      `${CONTENT_FOLDER}/${REDIRECTS_FILE}`,
      editYaml(withSchemaLine(REDIRECTS_FILE, ''), redirects, undefined),
    )
  return changes
}
