import { z } from 'zod'
import type { FieldMeta } from '../../src/content-model/field-meta'
import type { ContentType } from '../../src/content-model/registry'
import { contentType } from '../sources/content-entries'

/** Type definitions by type name. */
type Definitions = Map<string, string>

/**
 * Generates the GraphQL type definitions of content types from their Zod schemas, so that nothing is stated twice. Required
 * fields are non-null. A group of fields gets a type named after its shape or its position, such as `HomePageHero`.
 *
 * @param types the content types
 * @returns definitions in GraphQL's schema definition language
 * @throws if a schema uses a Zod type that has no counterpart here
 */
export function graphqlTypes(types: readonly ContentType[]): string {
  const definitions: Definitions = new Map()
  for (const { name, schema, source } of types) {
    const slug = source.kind === 'list' ? '' : '  fields: EntryFields!\n  slug: String! @proxy(from: "fields.slug")\n'
    definitions.set(name, `type ${name} implements Node @dontInfer {\n${slug}${fieldLines(name, schema, definitions)}}`)
  }
  return [...definitions.values()].join('\n\n')
}

function fieldLines(parent: string, schema: z.ZodObject, definitions: Definitions): string {
  return Object.entries(schema.shape)
    .map(([key, value]) => {
      const optional = value instanceof z.ZodOptional
      const inner = zodType(optional ? value.unwrap() : value)
      const { label, hint } = metaOf(inner)
      const { type, directive } = fieldType(parent + pascalCase(key), inner, definitions)
      // An entry with its own file may be unpublished, and a reference to it is null then.
      const nullable = optional || isUnpublishable(metaOf(inner).references)
      const description = [label, hint].filter(Boolean).join('. ')
      const lines = `${description ? `  ${JSON.stringify(description)}\n` : ''}  ${key}: ${type}${nullable ? '' : '!'}${directive}\n`
      const link = metaOf(inner).phone ? `  ${key}Link: String${optional ? '' : '!'} @phoneLink\n` : ''
      return lines + link
    })
    .join('')
}

function fieldType(name: string, schema: z.ZodType, definitions: Definitions): { type: string; directive: string } {
  const { references, image, icon, textPer, shape = name } = metaOf(schema)
  if (references) {
    return { type: references, directive: ` @link(by: "${isInList(references) ? 'key' : 'fields.slug'}")` }
  }
  if (image) return { type: 'ImageSharp', directive: ' @image' }
  if (icon) return { type: 'Icon', directive: ' @icon' }
  if (textPer) return { type: 'String', directive: ` @textPer${pascalCase(textPer)}` }
  if (schema instanceof z.ZodArray) {
    const element = zodType(schema.element)
    const { type, directive } = fieldType(singular(name), element, definitions)
    if (metaOf(schema).omitsOffPages) return { type: `[${type}!]`, directive: ' @omitsOffPages' }
    // Entries with their own files may be unpublished, and lists omit those.
    return {
      type: `[${type}!]`,
      directive: isUnpublishable(metaOf(element).references) ? `${directive} @published` : directive,
    }
  }
  if (schema instanceof z.ZodObject) {
    definitions.set(shape, `type ${shape} {\n${fieldLines(shape, schema, definitions)}}`)
    return { type: shape, directive: '' }
  }
  if (schema instanceof z.ZodEnum && metaOf(schema).shape) {
    definitions.set(shape, `enum ${shape} {\n${schema.options.map((option) => `  ${option}\n`).join('')}}`)
    return { type: shape, directive: '' }
  }
  if (schema instanceof z.ZodISODate) return { type: 'Day', directive: ' @day' }
  // Every number in the content is a count or a sort order.
  if (schema instanceof z.ZodNumber) return { type: 'Int', directive: '' }
  if (schema instanceof z.ZodBoolean) return { type: 'Boolean', directive: '' }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) {
    return { type: 'String', directive: '' }
  }
  throw new Error(`${name} has a type without a GraphQL counterpart: ${schema.def.type}`)
}

/** Whether the entries of a content type are in one list, where each has a key instead of a slug. */
function isInList(name: string): boolean {
  return contentType(name)?.source.kind === 'list'
}

/** Whether a reference is to an entry with its own file, which may be unpublished. */
function isUnpublishable(name: string | undefined): boolean {
  return name !== undefined && !isInList(name)
}

/** Zod's own types leave open which of its packages has made a schema. */
function zodType(schema: unknown): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new Error('A field has no Zod type')
  return schema
}

function metaOf(schema: z.ZodType): Partial<FieldMeta> {
  return schema.meta() ?? {}
}

function pascalCase(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}

function singular(name: string): string {
  return name.replace(/s$/, '')
}
