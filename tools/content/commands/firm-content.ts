import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { offPages } from '../../../src/content-model/entry-pages'
import { order } from '../../../src/content-model/fields'
import { type ContentType, type ContentTypeName, contentTypeOf, slugOf } from '../../../src/content-model/registry'
import { show } from '../../../src/content-model/site-pages'
import { PAGE_PATHS, pathOf } from '../../../src/routes/paths'
import { withSchemaLine } from '../generated/schema-files'
import { capitalized } from '../messages/text-format'
import { readContentFiles } from '../parse/read-content-files'
import { type FieldPath, fieldsOf, fileSchema, metadataOf, schemaAt, unwrapOptional } from '../parse/schema-path'
import { minLength, type PlaceholderContext, placeholderText } from '../rules/placeholder-text'
import { slugify } from '../rules/slugify'

/** The number of entries that a new firm begins with. There are none of any other type that has several. */
const ENTRY_COUNTS: Readonly<Partial<Record<ContentTypeName, number>>> = { Service: 3, TeamMember: 1, Statistic: 2 }

/** The most groups that are kept of a list, such as a page's values: enough to show how the page arranges several. */
const MAX_GROUPS = 3

/** The width to which the texts of the sample are folded. */
const LINE_WIDTH = 108

/** A placeholder longer than this is written on lines of its own. */
const MAX_LINE_LENGTH = 80

const TOP_COMMENT = /^(?:#.*(?:\r?\n|$)|\r?\n)+/

/** The value of a field, such as `name` in `site.yml`. */
export interface FieldValue {
  /** Path relative to `content/`. */
  file: string
  path: FieldPath
  value: string | boolean | readonly string[]
}

/** What a new firm begins with, besides its own answers. Fields that the content model does not have are skipped. */
const FIRST_VALUES: readonly FieldValue[] = [
  { file: 'delivery.yml', path: ['via'], value: 'simulated' },
  { file: 'site.yml', path: ['servicePrefixes'], value: ['services'] },
  // Nobody begins with these: each needs entries.
  { file: 'site.yml', path: ['show', 'careers'], value: false },
  { file: 'site.yml', path: ['show', 'testimonials'], value: false },
]

/** The pages that a new firm begins without. Links to them lead to the contact page instead. */
const OFF_PAGES = offPages({
  prefixes: [],
  off: new Set(
    FIRST_VALUES.flatMap(({ path: [group, name], value }) =>
      group === 'show' && value === false ? [String(name)] : [],
    ),
  ),
})

/** The schema of a field; undefined if the content model has no such field. */
export function fieldSchema({ file, path }: Pick<FieldValue, 'file' | 'path'>): unknown {
  const type = contentTypeOf(file)
  return type && schemaAt(fileSchema(type), path)
}

interface Context extends PlaceholderContext {
  /** The texts belong to the interface, so they fit any firm. */
  isInterface: boolean
  /** The site leaves out links to pages that are switched off. */
  omitsOffPages?: boolean
}

/** The slugs or keys of a type's entries in the new content. */
function namesOf({ name, label }: ContentType): string[] {
  const word = slugify(label.replace(/^an? /, ''))
  return Array.from({ length: ENTRY_COUNTS[name] ?? 0 }, (_, index) => `${word}-${index + 1}`)
}

const hasReferences = (schema: unknown): boolean =>
  [...fieldsOf(schema).values()].some((field) => {
    const inner = unwrapOptional(field)
    return inner instanceof z.ZodArray && metadataOf(inner.element).references !== undefined
  })

/** The number of items that are kept of a list. A group with references gets all entries, so there is only one. */
function keptItems(schema: z.ZodArray, count: number): number {
  const least = minLength(schema)
  if (least === 0 || !(schema.element instanceof z.ZodObject) || hasReferences(schema.element)) return least
  return Math.max(least, Math.min(count, MAX_GROUPS))
}

function rewriteList(list: YAMLSeq, schema: z.ZodArray, context: Context): void {
  const { references, interface: isInterface = context.isInterface } = metadataOf(schema.element)
  if (references) {
    list.items = namesOf(references).map((name) => new Scalar(name))
    return
  }
  if (isInterface) return
  list.items.length = keptItems(schema, list.items.length)
  list.flow = list.items.length === 0
  for (const [index, item] of list.items.entries())
    rewrite(item, schema.element, { ...context, ...(list.items.length > 1 && { number: index + 1 }) })
}

function rewriteFields(map: YAMLMap, schema: unknown, context: Context): void {
  for (const [key, field] of fieldsOf(schema)) {
    const isOptional = unwrapOptional(field) !== field
    // The files of a page that is switched off may be missing.
    if (unwrapOptional(field) === show) continue
    if (isOptional && metadataOf(field).interface !== true) map.delete(key)
    else rewrite(map.get(key, true), field, context)
  }
}

/** Replaces a text by a placeholder. A text whose format has no room for one stays, such as the name of an icon. */
function rewriteText(scalar: Scalar, schema: unknown, context: Context): void {
  if (schema === order) scalar.value = context.order
  if (typeof scalar.value !== 'string' || !(schema instanceof z.ZodType)) return
  const text = placeholderText(schema, context)
  if (text === undefined) return
  scalar.value = text
  if (text.length > MAX_LINE_LENGTH) scalar.type = Scalar.BLOCK_FOLDED
  else delete scalar.type
}

/** Replaces the firm's own texts in a part of a file, and leaves out what is optional. The tree itself is changed. */
function rewrite(node: unknown, schema: unknown, context: Context): void {
  const inner = unwrapOptional(schema)
  const {
    interface: isInterface = context.isInterface,
    hint = context.hint,
    omitsOffPages = context.omitsOffPages ?? false,
    link,
  } = metadataOf(schema)
  const below = { ...context, isInterface, omitsOffPages, ...(hint !== undefined && { hint }) }
  if (isMap(node)) rewriteFields(node, schema, below)
  else if (isSeq(node) && inner instanceof z.ZodArray) rewriteList(node, inner, below)
  else if (isScalar(node) && link === true) {
    if (!omitsOffPages && OFF_PAGES.has(pathOf(String(node.value)))) node.value = PAGE_PATHS.contact
  } else if (isScalar(node) && !isInterface) rewriteText(node, inner, below)
}

/** Repeats items until there is one for each name, so that the new content is the same for any number of entries. */
const onePerName = <Item>(items: readonly Item[], names: readonly string[]): [Item, string][] =>
  names.flatMap((name, index): [Item, string][] => {
    const item = items[index % items.length]
    return item === undefined ? [] : [[item, name]]
  })

/** The entries of a file that is a list, with their new keys. */
function rewriteEntries(list: unknown, type: ContentType): void {
  if (!isSeq(list)) return
  const entries = onePerName(list.items, namesOf(type)).map(([item, name]): [unknown, string] => [
    isNode(item) ? item.clone() : item,
    name,
  ])
  list.items = entries.map(([item]) => item)
  for (const [index, [item, name]] of entries.entries()) {
    rewrite(item, type.schema, { name, order: index + 1, number: index + 1, isInterface: false })
    if (isMap(item) && fieldsOf(type.schema).has('key')) item.set('key', name)
  }
}

/** Writes the values of a file's fields that the content model has. */
function setValues(document: Document, file: string, values: readonly FieldValue[]): void {
  for (const field of values) {
    if (field.file !== file || fieldSchema(field) === undefined) continue
    document.setIn(field.path, Array.isArray(field.value) ? document.createNode(field.value) : field.value)
  }
}

/** The new files of a content type, by path relative to `content/`. */
function filesOf(type: ContentType, sources: readonly { path: string; text: string }[]): [string, Document][] {
  const { source, schema, label } = type
  if (source.kind === 'list') {
    return sources.flatMap(({ path, text }): [string, Document][] => {
      const document = parseDocument(text)
      rewriteEntries(document.contents, type)
      return namesOf(type).length > 0 ? [[path, document]] : []
    })
  }
  if (source.kind === 'files') {
    return sources.map(({ path, text }): [string, Document] => {
      const document = parseDocument(text)
      // What several files have in common does not distinguish one of them.
      const name = source.files.length > 1 ? slugOf(path) : label
      rewrite(document.contents, schema, { name, order: 1, isInterface: false })
      return [path, document]
    })
  }
  const names = namesOf(type)
  return onePerName(sources, names).map(([{ text }, name], index): [string, Document] => {
    // The comment at the top of an entry may be about what it said before.
    const document = parseDocument(
      `# ${capitalized(label)}. docs/content.md lists its fields.\n${text.replace(TOP_COMMENT, '')}`,
    )
    const number = names.length > 1 ? { number: index + 1 } : {}
    rewrite(document.contents, schema, { name, order: index + 1, ...number, isInterface: false })
    return [`${source.folder}/${name}.yml`, document]
  })
}

/**
 * Creates the content that a new firm begins with from the content of another: the same pages and the same interface, a few
 * entries, and placeholders for the firm's own texts.
 *
 * @param values what the new firm has answered
 * @returns the text of each file, by its path relative to `content/`; it is not yet formatted
 */
export function firmContent(root: string, values: readonly FieldValue[]): Map<string, string> {
  const sources = readContentFiles(root).entries.flatMap(({ path, type, source }) =>
    source ? [{ path, type, text: source.text }] : [],
  )
  const types = new Set(sources.map(({ type }) => type))
  const files = [...types].flatMap((type) =>
    filesOf(
      type,
      sources.filter((source) => source.type === type).toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    ),
  )
  return new Map(
    files.map(([path, document]) => {
      setValues(document, path, [...FIRST_VALUES, ...values])
      return [path, withSchemaLine(path, document.toString({ lineWidth: LINE_WIDTH }))]
    }),
  )
}
