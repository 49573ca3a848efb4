import type { Document } from 'yaml'
import { z } from 'zod'
import { didYouMean, quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import type { ReadFile } from '../../content-check/parse/content-index'
import { fieldLabel, type FieldPath, fileSchema, schemaAt } from '../../content-check/parse/schema-path'
import { publishedAddresses } from '../../content-check/rules/published-addresses'
import { entryAddresses, linkablePages, pageSettingsOf, pathsAbove } from '../../content-model/routes/entry-paths'
import { REDIRECTS_FILE } from '../../content-model/redirect'
import { linksTo, pathOf } from '../../content-model/routes/link-paths'
import { editEntries, type EntryPlan, findEntry, linkPath } from './edit-entries'
import { ArgumentError } from './run-command'

/** Returns the smallest part that contains a reference and may be absent: its field, or the group of the field. */
function removablePart(schema: unknown, path: FieldPath): FieldPath | undefined {
  return [path, path.slice(0, -1)].find(
    (part) => typeof part.at(-1) === 'number' || schemaAt(schema, part) instanceof z.ZodOptional,
  )
}

/**
 * Plans the removal of an entry and of every reference to it, without making it.
 *
 * @param args the kind and the slug
 * @param page the page that replaces it; by default, the page above
 * @param now the time that decides whether visitors know its addresses
 * @throws {@link ArgumentError} for an invalid argument, or an unreadable file
 */
export function planRemoval(root: string, args: readonly string[], page?: string, now = new Date()): EntryPlan {
  const usage =
    'and, if visitors should not be sent to the page above it, “--to” and a page, for example: npm run content:remove -- service tax-planning --to /services'
  const { type, file, slug, entries } = findEntry(root, args.length === 2 ? args : [], usage)
  const others = entries.filter((other) => other !== file)
  const to = page ?? pathsAbove(type).at(-1) ?? '/'
  const pages = linkablePages(others)
  if (!pages.has(pathOf(to)))
    throw new ArgumentError(
      `Nothing was changed. The site has no page ${quoted(to)}. ${didYouMean(to, pages.keys(), 'Write a path such as /services.')}`,
    )

  const addresses = entryAddresses(type, slug, file.value, pageSettingsOf(entries))
  const moved: string[] = []
  const change = (document: Document, own: ReadFile) => {
    const schema = fileSchema(own.type)
    // From the end, because removing an item changes the positions of the items after it.
    for (const field of own.fields.toReversed()) {
      const link = field.metadata.link ? linkPath(field.text, own, entries) : ''
      const isLink = addresses.some((address) => linksTo(link, address))
      if (!isLink && !(field.metadata.references === type && field.text === slug)) continue
      const part = own.path === REDIRECTS_FILE ? undefined : removablePart(schema, field.path)
      if (part === undefined) {
        document.setIn(field.path, to)
        moved.push(`${CONTENT_FOLDER}/${own.path}: ${fieldLabel(schema, field.path)}`)
      } else document.deleteIn(part)
    }
  }
  const redirects = [...publishedAddresses(entries, now, [file]).keys()].map((from) => ({ from, to }))
  const edits = editEntries(others, change, redirects)
  return { changes: new Map([[`${CONTENT_FOLDER}/${file.path}`, undefined], ...edits]), redirects, moved }
}
