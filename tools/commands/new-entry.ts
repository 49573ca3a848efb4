import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Document, isMap, isScalar, isSeq } from 'yaml'
import { z } from 'zod'
import { descriptionOf } from '../../content-check/generated/field-limits'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { quoted } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { namesOf, orderOf, type ReadFile, settingsIn } from '../../content-check/parse/content-index'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, metadataOf, requiredFields, unwrapOptional } from '../../content-check/parse/schema-path'
import { placeholderValue } from '../../content-check/rules/placeholder-text'
import { slugify } from '../../content-check/rules/slugify'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { entryAddresses, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { localeOf } from '../../content-model/locale'
import { dayOf } from '../../content-model/publication'
import type { ContentType } from '../../content-model/registry'
import { entryType, WORDS } from './entry-types'
import { ArgumentError } from './run-command'

function nextOrder(entries: readonly ReadFile[], type: ContentType): number {
  const orders = entries.map((file) => (file.type === type ? orderOf(file) : 0))
  return Math.max(0, ...orders) + 1
}

const commentOn = (schema: unknown) => ` ${metadataOf(schema).label ?? ''}. ${descriptionOf(schema)}`.trimEnd()

/**
 * Puts a comment with a description above each field, and a list of the optional fields at the end. In a list of groups,
 * only the first group gets comments, because those of the others would be the same.
 */
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
  // By this schema, dates and times are not text, so they get the quotes that the descriptions of their fields ask for.
  const document = new Document({ draft: true, ...values }, { schema: 'yaml-1.1' })
  describeFields(document.contents, type.schema)
  document.commentBefore = ` While this is a draft, only previews show it. Replace all text that begins with “To write”,\n then remove the line “draft: true”.`
  return formatYaml(document.toString({ nullStr: '' }))
}

/** What is missing before the new entry can refer to an entry of this content type. */
function absence({ label, source }: ContentType): string {
  const advice =
    source.kind === 'folder'
      ? `Create one with npm run content:new ${source.word}`
      : `Add one to ${CONTENT_FOLDER}/${source.file}`
  return `The new entry must name ${label}, but there is none yet. ${advice}, then name it in the file.`
}

/**
 * Writes a draft with placeholders, which the content check accepts unless the title does not suit a field.
 *
 * @param entries the present content, of which it names the first entry wherever a field must refer to one
 * @param now the time that gives its dates
 * @returns the text of its file, the values of its fields, and what must be created before it can be completed
 */
export function draftOf(type: ContentType, slug: string, title: string, entries: readonly ReadFile[], now: Date) {
  const absent = new Set<ContentType>()
  const firstNameOf = (references: ContentType) => {
    const [name] = namesOf(references, entries) ?? []
    if (name === undefined) absent.add(references)
    return name === undefined ? [] : [name]
  }
  const context = {
    name: slug,
    order: nextOrder(entries, type),
    namesOf: firstNameOf,
    today: dayOf(now, localeOf(settingsIn(entries)).timeZone),
  }
  const titled = type.source.kind === 'folder' ? type.source.titleFields : []
  const values = Object.fromEntries(
    requiredFields(type.schema).map((key) => [
      key,
      titled.includes(key) ? title : placeholderValue(fieldsOf(type.schema).get(key), context),
    ]),
  )
  return { text: entryText(type, values), values, absences: [...absent].map(absence) }
}

/**
 * Plans the draft that the command line describes.
 *
 * @param args the kind, then the title
 * @returns the planned file, its pages' addresses, and what must be created first
 * @throws {@link ArgumentError} for an unknown kind, a title without a slug, or an existing file
 */
export function newEntry(root: string, [word, ...rest]: readonly string[], now = new Date()) {
  const title = rest.join(' ').trim()
  if (word === undefined || title === '')
    throw new ArgumentError(
      `Write the kind of entry (${WORDS}) and its title or name, for example: npm run content:new service "Fee Benchmarking"`,
    )
  const { type, folder } = entryType(word)
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
  const { text, values, absences } = draftOf(type, slug, title, entries, now)
  return {
    changes: new Map([[file, withSchemaLine(path, text)]]),
    addresses: entryAddresses(type, slug, values, pageSettingsOf(entries)),
    absences,
  }
}
