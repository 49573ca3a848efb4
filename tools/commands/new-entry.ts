import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Document, isMap, isScalar, isSeq } from 'yaml'
import { z } from 'zod'
import { descriptionOf } from '../../content-check/generated/field-limits'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { orderOf, type ReadFile } from '../../content-check/parse/content-index'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, metadataOf, requiredFields, unwrapOptional } from '../../content-check/parse/schema-path'
import { placeholderValue } from '../../content-check/rules/placeholder-text'
import { slugify } from '../../content-check/rules/slugify'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { entryAddresses, pageSettingsOf } from '../../content-model/entry-paths'
import type { ContentType } from '../../content-model/registry'
import { entryType, WORDS } from './entry-types'
import { ArgumentError } from './run-command'

function nextOrder(entries: readonly ReadFile[], type: ContentType): number {
  const orders = entries.map((file) => (file.type === type ? orderOf(file) : 0))
  return Math.max(0, ...orders) + 1
}

const commentOn = (schema: unknown) => ` ${metadataOf(schema).label ?? ''}. ${descriptionOf(schema)}`.trimEnd()

/** Puts descriptions above fields, optional ones at the end; in a list, only in the first item. */
function describeFields(node: unknown, schema: unknown): void {
  const inner = unwrapOptional(schema)
  if (isSeq(node) && inner instanceof z.ZodArray) describeFields(node.items[0], inner.element)
  if (!isMap(node)) return
  for (const { key, value } of node.items) {
    const field = isScalar(key) ? fieldsOf(inner).get(String(key.value)) : undefined
    if (!isScalar(key) || field === undefined) continue
    key.commentBefore = commentOn(field)
    describeFields(value, field)
  }
  const optional = [...fieldsOf(inner)].filter(([key]) => !node.has(key))
  if (optional.length > 0)
    node.comment = [' Optional fields:', ...optional.map(([key, field]) => ` ${key}:${commentOn(field)}`)].join('\n')
}

function entryText(type: ContentType, values: Readonly<Record<string, unknown>>): string {
  const document = new Document({ draft: true, ...values })
  describeFields(document.contents, type.schema)
  document.commentBefore = ` While this is a draft, only previews show it. Replace all text that begins with “To write”,\n then remove the line “draft: true”.`
  return formatYaml(document.toString())
}

/**
 * Creates a draft with placeholders, which passes the content check unless the title is too long for a field.
 *
 * @param args the kind, then the title
 * @returns the file, relative to the root; its text; and its pages' addresses
 * @throws {@link ArgumentError} for an unknown kind, a title without a slug, or an existing file
 */
export function newEntry(root: string, [word, ...rest]: readonly string[]) {
  const title = rest.join(' ').trim()
  if (word === undefined || title === '')
    throw new ArgumentError(
      `Write the kind of entry (${WORDS}) and its title or name, for example: npm run content:new service "Fee Benchmarking"`,
    )
  const { type, folder, titled } = entryType(word)
  const slug = slugify(title)
  if (slug === '')
    throw new ArgumentError(
      `${quoted(title)} contains no digits or letters from a to z, so it cannot become an address. Choose another title; you can change it later in the file.`,
    )
  const path = `${folder}/${slug}.yml`
  const file = `${CONTENT_FOLDER}/${path}`
  if (existsSync(join(root, file)))
    throw new ArgumentError(`${file} already exists. Nothing was changed. Edit that file, or choose another title.`)

  const { entries } = readContentFiles(root)
  const context = { name: slug, order: nextOrder(entries, type) }
  const values = Object.fromEntries(
    requiredFields(type.schema).map((key) => [
      key,
      titled.includes(key) ? title : placeholderValue(fieldsOf(type.schema).get(key), context),
    ]),
  )
  return {
    file,
    text: withSchemaLine(path, entryText(type, values)),
    addresses: entryAddresses(type, slug, values, pageSettingsOf(entries)),
  }
}
