import { z } from 'zod'
import { capitalized } from '../../content-check/messages/text-format'
import { fieldsOf, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import type { ContentType } from '../../content-model/registry'

type Definitions = Map<string, string>

/**
 * Generates GraphQL types from Zod schemas; throws for a type without a counterpart. Required fields are non-null.
 * Groups are named after their shape or position, such as `HomePageHero`.
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
  return [...fieldsOf(schema)]
    .map(([key, value]) => {
      const inner = unwrapOptional(value)
      const optional = inner !== value
      const { label, hint, phone, references } = metadataOf(inner)
      const { type, directive } = fieldType(parent + capitalized(key), inner, definitions)
      // An entry with its own file may be unpublished, so a reference to it can be null.
      const nullable = optional || isUnpublishable(references)
      const description = [label, hint].filter(Boolean).join('. ')
      const lines = `${description ? `  ${JSON.stringify(description)}\n` : ''}  ${key}: ${type}${nullable ? '' : '!'}${directive}\n`
      const link = phone ? `  ${key}Link: String${optional ? '' : '!'} @phoneLink\n` : ''
      return lines + link
    })
    .join('')
}

function fieldType(name: string, schema: unknown, definitions: Definitions): { type: string; directive: string } {
  const { references, image, icon, textPer, omitsOffPages, shape, derivedFields = {} } = metadataOf(schema)
  if (references) {
    const by = isUnpublishable(references) ? 'fields.slug' : 'key'
    return { type: references.name, directive: ` @link(by: "${by}")` }
  }
  if (image) return { type: 'ImageSharp', directive: ' @image' }
  if (icon) return { type: 'Icon', directive: ' @icon' }
  if (textPer) return { type: 'String', directive: ` @textPer${capitalized(textPer)}` }
  if (schema instanceof z.ZodArray) {
    const { type, directive } = fieldType(name.replace(/s$/, ''), schema.element, definitions)
    if (omitsOffPages) return { type: `[${type}!]`, directive: ' @omitsOffPages' }
    // Entries with their own files may be unpublished, and lists omit those.
    return {
      type: `[${type}!]`,
      directive: isUnpublishable(metadataOf(schema.element).references) ? `${directive} @published` : directive,
    }
  }
  if (schema instanceof z.ZodObject) {
    const type = shape ?? name
    const derived = Object.entries(derivedFields).map(([field, of]) => `  ${field}: ${of}\n`)
    definitions.set(type, `type ${type} {\n${fieldLines(type, schema, definitions)}${derived.join('')}}`)
    return { type, directive: '' }
  }
  if (schema instanceof z.ZodEnum && shape) {
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
  throw new Error(`${name} has a type without a GraphQL counterpart`)
}

/** Whether a reference is to an entry with its own file, which may be unpublished. Entries in a list have keys instead of slugs. */
function isUnpublishable(type: ContentType | undefined): boolean {
  return type !== undefined && type.source.kind !== 'list'
}
