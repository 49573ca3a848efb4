import { z } from 'zod'
import { MAX_LINK_LENGTH } from '../../content-model/link'
import { CONTENT_TYPES } from '../../content-model/registry'

type Length = 'longest' | 'shortest'
type Schema = z.core.JSONSchema.JSONSchema
export type Fields = Readonly<Record<string, unknown>>

/** Plain words of every length that occurs in titles and text, in an order that reads almost like a sentence. */
const FILLER_WORDS = (
  'a text that fills the room it is given shows how lines break beside narrow neighbors when somebody writes more ' +
  'than anyone expected about intergenerational responsibilities or quarterly administration and leaves nothing out ' +
  'because each of those words seemed necessary at the time of writing'
).split(' ')

/** German words, of up to 27 letters. */
export const COMPOUNDS = (
  'die Nachfolgeregelungsberatung und Geschäftsprozessoptimierung für unabhängige Finanzanlagenvermittler mit ' +
  'Mandantenkommunikation bei Versicherungsgesellschaften'
).split(' ')

/** The offset in words from the start of one text to the next. It does not divide the word count, so neighbors differ. */
const STEP = 7

/** The schema of the entries of each content type, by name. */
const ENTRIES = new Map<unknown, Schema>(
  CONTENT_TYPES.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: 'input' })]),
)

/** The schemas of the root fields of page queries: one entry of a content type, or all. */
const ROOT_FIELDS = new Map(
  CONTENT_TYPES.flatMap(({ name }): [string, Schema][] => {
    const entry = { references: name }
    const nodes: Schema = { type: 'array', items: entry }
    return [
      [name.charAt(0).toLowerCase() + name.slice(1), entry],
      [`all${name}`, { type: 'object', properties: { nodes }, required: ['nodes'] }],
    ]
  }),
)

/**
 * Replaces the text in the data of a page query. Images, paths, links, and dates remain. Lists of entries, and lists
 * without a limit, keep their length or are cut.
 */
export function resized(data: Fields, length: Length, words = FILLER_WORDS): Fields {
  const sampleOf = sampler(length, words)
  return mapValues(data, (name, value) => sampleOf(ROOT_FIELDS.get(name), value))
}

/** Creates a text of at most so many characters, of whole words from an index on, or of part of one if none fits. */
export function textOf(most: number, from = 0, words = FILLER_WORDS): string {
  let text = ''
  for (let at = from; ; at += 1) {
    const word = words[at % words.length] ?? ''
    const longer = text === '' ? word.charAt(0).toUpperCase() + word.slice(1) : `${text} ${word}`
    if (longer.length > most) return text || longer.slice(0, most)
    text = longer
  }
}

/**
 * Creates a function that returns a sample for a schema: the longest or one-word texts, the fullest or shortest lists,
 * and all or only required fields. It throws if a field has no sample, such as an address without an example.
 *
 * The second argument is the same part of the data of a page, if any. The sample then has the same fields, and a
 * reference is the entry that it refers to.
 */
export function sampler(length: Length, words = FILLER_WORDS) {
  let texts = 0

  function sampleOf(field: Schema | boolean | undefined, published?: unknown): unknown {
    const schema = typeof field === 'object' ? schemaFor(field, published) : field
    if (typeof schema !== 'object') return published
    const { type, maxLength } = schema
    if (type === 'object' && (published === undefined || isObject(published))) return fieldsOf(schema, published)
    if (type === 'array' && (published === undefined || Array.isArray(published))) return itemsOf(schema, published)
    if (type === 'string' && maxLength !== undefined && maxLength < MAX_LINK_LENGTH) {
      texts += STEP
      return length === 'longest' ? textOf(maxLength, texts, words) : wordAt(texts)
    }
    const sample = published === undefined ? (schema.example ?? schema.enum?.[0]) : published
    if (sample === undefined) throw new Error(`There is no sample of the field “${String(schema.label)}”`)
    return sample
  }

  function fieldsOf({ properties = {}, required = [] }: Schema, published?: Fields): Fields {
    const isLeftOut = (key: string) => length === 'shortest' && key in properties && !required.includes(key)
    if (published)
      return mapValues(published, (key, value) => {
        if (isLeftOut(key)) return null
        return key in properties ? sampleOf(properties[key], value) : derivedFrom(properties, value)
      })
    const kept = Object.entries(properties).filter(([key]) => !isLeftOut(key))
    return mapValues(Object.fromEntries(kept), (_, property) => sampleOf(property))
  }

  /** A field of GraphQL that the content lacks, or a list that is derived from groups, each of which names its own. */
  function derivedFrom(groups: Schema['properties'] = {}, published: unknown): unknown {
    if (!Array.isArray(published)) return published
    return published.map((item: unknown) => (isObject(item) ? sampleOf(groups[String(item.name)], item) : item))
  }

  function itemsOf({ items, minItems = 1, maxItems }: Schema, published?: readonly unknown[]): unknown[] {
    if (Array.isArray(items)) throw new Error('Tuples have no sample')
    if (published?.length === 0) return []
    const isOfEntries = typeof items === 'object' && items.references !== undefined
    const most = (isOfEntries ? published?.length : maxItems) ?? published?.length ?? maxItems ?? minItems
    // A list has each choice once.
    const known = published ?? (typeof items === 'object' ? items.enum : undefined)
    return Array.from({ length: length === 'longest' ? most : minItems }, (_, at) =>
      sampleOf(items, known?.[at % known.length]),
    )
  }

  return sampleOf
}

/** The schema for a value: that of the referenced entry, the displayed text, or the field itself. */
function schemaFor(schema: Schema, value: unknown): Schema | boolean | undefined {
  if (isObject(value) && schema.references !== undefined) return ENTRIES.get(schema.references)
  return typeof value === 'string' && schema.textPer !== undefined ? Object.values(schema.properties ?? {})[0] : schema
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues<Value>(
  fields: Readonly<Record<string, Value>>,
  change: (key: string, value: Value) => unknown,
): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(key, value)]))
}

function wordAt(at: number): string {
  const word = FILLER_WORDS[at % FILLER_WORDS.length] ?? ''
  return textOf(word.length, at)
}
