import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { z } from 'zod'
import type { FieldMeta } from '../../content-model/field-meta'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'

/** The path to a field: keys of mappings and indexes of lists. */
export type FieldPath = readonly (string | number)[]

/** The metadata of a field, read from its schema. */
export interface FieldMetadata extends Partial<Omit<FieldMeta, 'references'>> {
  references?: ContentType
}

/** The schema of an entire file of a content type. */
export function fileSchema({ schema, source }: ContentType): z.ZodType {
  return source.kind === 'list' ? z.array(schema) : schema
}

/** The schema inside `.optional()`. */
export function unwrapOptional(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema
}

/** What is wrong with a text for a field, apart from its length. Free text may be anything, unlike text in a format. */
export const formatIssue = (schema: unknown, text: string): z.core.$ZodIssue | undefined =>
  schema instanceof z.ZodType ? schema.safeParse(text).error?.issues.find(({ code }) => code !== 'too_big') : undefined

/** A cache, because every rule asks for the metadata of a schema at every text of every file. */
const metadataCache = new WeakMap<z.ZodType, FieldMetadata>()

/** The metadata of a schema's field. */
export function metadataOf(schema: unknown): FieldMetadata {
  if (!(schema instanceof z.ZodType)) return {}
  const known = metadataCache.get(schema)
  if (known) return known
  const inner = unwrapOptional(schema)
  const { references: name, ...own } = schema.meta() ?? (inner instanceof z.ZodType ? inner.meta() : undefined) ?? {}
  const references = CONTENT_TYPES.find((type) => type.name === name)
  const metadata = { ...own, ...(references && { references }) }
  metadataCache.set(schema, metadata)
  return metadata
}

/** The schemas of a mapping's fields, by key; empty for any other schema. */
export function fieldsOf(schema: unknown): ReadonlyMap<string, unknown> {
  const inner = unwrapOptional(schema)
  return new Map(inner instanceof z.ZodObject ? Object.entries(inner.shape) : [])
}

/** The keys of a mapping's fields that no file may omit. */
export function requiredFields(schema: unknown): string[] {
  return [...fieldsOf(schema)].flatMap(([key, field]) => (unwrapOptional(field) === field ? [key] : []))
}

/** The schema one level down: a field of a mapping, or an entry of a list. */
function childSchema(schema: unknown, key: string | number): unknown {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodArray) return inner.element
  // This runs for every text, so the key is looked up without listing the others.
  const isField = inner instanceof z.ZodObject && typeof key === 'string' && Object.hasOwn(inner.shape, key)
  return isField ? inner.shape[key] : undefined
}

/** The schema at the end of a path, or undefined if the model has no such field. */
export function schemaAt(schema: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(childSchema, schema)
}

/** The labels along a path, such as `Component cards › Card 2 › Title`. */
export function fieldLabel(schema: unknown, path: FieldPath): string {
  return path
    .map((key, index) => {
      const { label } = metadataOf(schemaAt(schema, path.slice(0, index + 1)))
      return typeof key === 'number' ? `${label ?? 'Entry'} ${key + 1}` : (label ?? key)
    })
    .join(' › ')
}

/** A text value in a file, with its metadata from the model. */
export interface TextField {
  path: FieldPath
  metadata: FieldMetadata
  text: string
  node: Node
}

/** Every text value in a file that has a field in the model, in file order. */
export function* textFields(schema: unknown, node: unknown, path: FieldPath = []): Generator<TextField> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : ''
      const inner = childSchema(schema, name)
      if (inner !== undefined) yield* textFields(inner, value, [...path, name])
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const inner = childSchema(schema, index)
      if (inner !== undefined) yield* textFields(inner, item, [...path, index])
    }
  } else if (isScalar(node) && typeof node.value === 'string') {
    yield { path, metadata: metadataOf(schema), text: node.value, node }
  }
}
