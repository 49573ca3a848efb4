import { z } from 'zod'
import { order } from '../../content-model/fields'
import type { ContentType } from '../../content-model/registry'
import { fieldsOf, metadataOf, type TextField, unwrapOptional } from '../parse/schema-path'
import type { Entry, FieldFinding } from './entry'

/** The beginning of every placeholder. It fits the shortest limit, which is that of figures: 8 characters. */
const MARK = 'To write'

/** Placeholders for fields whose format rules out a sentence. */
const FORMATTED = ['to-write@example.com', 'https://www.example.com/to-write']

/** The most items of a list that become placeholders: enough to show a page's layout. */
const MAX_ITEMS = 3

/** A field with at least this many characters is for sentences rather than a name. */
const SENTENCES = 200

export interface PlaceholderContext {
  /** What distinguishes the entry, such as its slug, for text that must be unique. */
  name: string
  order: number
  /** The position of the field's group in a list, which makes items differ. */
  number?: number
  /** The hint of the group that contains the field, which describes its text. */
  hint?: string
  /** The text belongs to the interface, so it fits any firm. */
  isInterface?: boolean
  /** Returns the text of the interface in the language of the content. */
  translate?: (text: string) => string
  /** The names of the entries that a reference may have; without it, references keep their examples. */
  namesOf?: (type: ContentType) => readonly string[]
  /** The date of a new draft, in which what only its editor knows stays empty. */
  today?: string
}

/** Text such as `To write: heading 2`. A field for sentences also gets its hint. */
function sentence(schema: z.ZodType, context: PlaceholderContext): string {
  const { label = '', hint = context.hint, unique } = metadataOf(schema)
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? SENTENCES) : SENTENCES
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const which = unique === undefined ? (context.number ?? '') : `of ${context.name}`
  const start = `${MARK}: ${what} ${which}`.trimEnd()
  if (most < SENTENCES) return start.length > most ? MARK : start
  // Braces in a hint name the parts that the site fills in.
  return hint === undefined || hint.includes('{') ? `${start}.` : `${start}. ${hint}`
}

/** Whether somebody still has to write a text. */
export function isPlaceholder(text: string): boolean {
  return text === MARK || text.startsWith(`${MARK}: `) || FORMATTED.includes(text)
}

const asGroup = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Returns the value with which a field begins:
 * - `firstValue` of the content model, if the field has one
 * - a recognizable placeholder that the field accepts
 * - its present value or its example where no text can be a placeholder, as for choices and numbers
 * - null for a reference if there is no entry to name and, in a new draft, for a picture and a phone number: an example
 *   would be another site's, and the check would reject it
 *
 * @param present the value that it replaces, if any: interface text stays, or is translated, links stay, and lists keep at
 *   most {@link MAX_ITEMS} items
 * @throws if the field accepts no placeholder, which a test rules out for new entries
 */
export function placeholderValue(schema: unknown, context: PlaceholderContext, present?: unknown): unknown {
  const inner = unwrapOptional(schema)
  if (!(inner instanceof z.ZodType)) throw new Error('This is not a field of the content model')
  const { label = '', hint, link, example, references, image, phone, firstValue, ...metadata } = metadataOf(schema)
  const { interface: isInterface = context.isInterface ?? false } = metadata
  const below = { ...context, isInterface, ...(hint !== undefined && { hint }) }
  if (firstValue !== undefined) return firstValue
  if (inner instanceof z.ZodObject) {
    const fields = asGroup(present)
    const kept = [...fieldsOf(inner)].filter(([key, field]) => {
      const { interface: isText = isInterface, begins = isText } = metadataOf(field)
      return unwrapOptional(field) === field || (key in fields && begins)
    })
    return Object.fromEntries(kept.map(([key, field]) => [key, placeholderValue(field, below, fields[key])]))
  }
  if (inner instanceof z.ZodArray) return placeholderList(inner, below, present)
  if (inner === order) return context.order
  if (references && context.namesOf) return context.namesOf(references)[0] ?? null
  if (context.today !== undefined && inner instanceof z.ZodISODate) return context.today
  if (context.today !== undefined && (image ?? phone)) return null
  const kept = isInterface || link ? present : undefined
  const fitting = [
    typeof kept === 'string' ? context.translate?.(kept) : undefined,
    kept,
    sentence(inner, context),
    ...FORMATTED,
    present,
    example,
  ].find((value) => inner.safeParse(value).success)
  if (fitting === undefined) throw new Error(`“${label}” accepts no placeholder; give it an example`)
  return fitting
}

function placeholderList(schema: z.ZodArray, context: PlaceholderContext, present: unknown): readonly unknown[] {
  const { references, interface: isInterface = context.isInterface } = metadataOf(schema.element)
  const { example } = metadataOf(schema)
  const items: readonly unknown[] = Array.isArray(present) ? present : []
  if (references && context.namesOf) {
    const names = context.namesOf(references)
    // If each of several groups has such a list, each list gets one entry. With all entries, the groups would be the same.
    return context.number === undefined ? names : names.slice(context.number - 1, context.number)
  }
  if (isInterface && items.length > 0) return items.map((item) => placeholderValue(schema.element, context, item))
  if (items.length === 0 && Array.isArray(example)) return example
  const { minItems: least = 0 } = z.toJSONSchema(schema, { io: 'input' })
  const count = least === 0 ? 0 : Math.max(least, Math.min(items.length, MAX_ITEMS))
  return Array.from({ length: count }, (_, index) =>
    placeholderValue(schema.element, { ...context, ...(count > 1 && { number: index + 1 }) }, items[index]),
  )
}

const draft = z.object({ draft: z.literal(true) })

/** Whether an entry is marked as a draft, so that it may be unfinished. */
export function isDraft(value: unknown): boolean {
  return draft.safeParse(value).success
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Returns a field's value in an unfinished draft, with placeholders for what it lacks. */
export function completed(schema: unknown, value: unknown, context: PlaceholderContext): unknown {
  const inner = unwrapOptional(schema)
  if (isBlank(value)) return inner === schema ? placeholderValue(schema, context) : undefined
  if (inner instanceof z.ZodObject) {
    const fields = asGroup(value)
    return Object.fromEntries([...fieldsOf(inner)].map(([key, field]) => [key, completed(field, fields[key], context)]))
  }
  if (!(inner instanceof z.ZodArray) || !Array.isArray(value)) return value
  const present: readonly unknown[] = value
  const { minItems = 0 } = z.toJSONSchema(inner, { io: 'input' })
  const items: unknown[] = Array.from({ length: Math.max(minItems, present.length) }, (_, index) => present[index])
  return items.map((item) => completed(inner.element, item, context))
}

/** Reports a placeholder. In a published entry, it fails a build for visitors: see gatsby/sources/validated-copy.ts. */
export function leftPlaceholder({ text }: TextField, { type }: Entry): FieldFinding | undefined {
  if (!isPlaceholder(text)) return undefined
  const hide = fieldsOf(type.schema).has('draft') ? ', or hide the entry from visitors with a line “draft: true”' : ''
  return { message: 'is still a placeholder', advice: `Replace it${hide}.`, kind: 'placeholder' }
}
