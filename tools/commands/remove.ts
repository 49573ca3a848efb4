import type { Document } from 'yaml'
import { z } from 'zod'
import { didYouMean, joinWithAnd, quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import type { ReadFile } from '../../content-check/parse/content-index'
import { fieldLabel, type FieldPath, fileSchema, schemaAt } from '../../content-check/parse/schema-path'
import { publishedAddresses } from '../../content-check/rules/published-addresses'
import { steps } from '../../content-check/rules/schema-check'
import { entryAddresses, linkablePages, pageSettingsOf, pathsAbove } from '../../content-model/routes/entry-paths'
import { REDIRECTS_FILE } from '../../content-model/redirect'
import { linksTo, pathOf } from '../../content-model/routes/link-paths'
import { editEntries, type EntryPlan, findEntry } from './edit-entries'
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
 * @throws {@link ArgumentError} for an invalid argument, an unreadable file, or an entry that needs this one
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
  const needed: string[] = []
  const change = (document: Document, { path, type: own, fields }: ReadFile) => {
    const schema = fileSchema(own)
    // From the end, because removing an item changes the positions of the items after it.
    for (const field of fields.toReversed()) {
      const isLink = field.metadata.link && addresses.some((address) => linksTo(field.text, address))
      if (!isLink && !(field.metadata.references === type && field.text === slug)) continue
      const part = path === REDIRECTS_FILE ? undefined : removablePart(schema, field.path)
      if (part === undefined) {
        document.setIn(field.path, to)
        moved.push(`${CONTENT_FOLDER}/${path}: ${fieldLabel(schema, field.path)}`)
      } else document.deleteIn(part)
    }
    const issues = schema.safeParse(document.toJS()).error?.issues ?? []
    needed.push(...issues.map((issue) => `${CONTENT_FOLDER}/${path}: ${fieldLabel(schema, steps(issue.path))}`))
  }
  const redirects = [...publishedAddresses(entries, now, [file]).keys()].map((from) => ({ from, to }))
  const edits = editEntries(others, change, redirects)
  if (needed.length > 0)
    throw new ArgumentError(
      `Nothing was changed, because these lists or fields would be left empty or are wrong. Change them first: ${joinWithAnd(needed)}.`,
    )
  return { changes: new Map([[`${CONTENT_FOLDER}/${file.path}`, undefined], ...edits]), redirects, moved }
}
