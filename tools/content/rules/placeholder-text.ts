import { z } from 'zod'
import { order } from '../../../src/content-model/fields'
import type { Problem } from '../messages/problem'
import { fieldLabel, fieldsOf, fileSchema, metadataOf, type TextField, unwrapOptional } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from './schema-check'

/** The beginning of every placeholder. It fits into every field: the shortest limit is that of a figure, 8 characters. */
const MARK = 'To write'

/** Placeholders for fields that require a specific format, which a sentence does not have. */
const FORMATTED = ['to-write@example.com', 'https://www.example.com/to-write']

/** A sentence of ten words, repeated until a field has as many words as it requires. */
const FILLER = 'These words only fill the space until you replace them.'

/** A field that allows at least this many characters is for sentences rather than a name. */
const SENTENCES = 200

/** The context of an entry's placeholders. */
export interface PlaceholderContext {
  /** What distinguishes the entry from all others, such as its slug. It is part of texts that must be unique. */
  name: string
  /** The position of the entry among its siblings. */
  order: number
  /** The position of the field's group in a list of several, which makes the texts of a list differ. */
  number?: number
  /** The hint of the group that contains the field, which may state how many words its texts have. */
  hint?: string
}

function minWords(hint = ''): number {
  return Number(/\b(\d+) to \d+ words/.exec(hint)?.[1] ?? 0)
}

/** A text such as `To write: heading 2`. A field for sentences also gets its hint, and as many words as the hint says. */
function sentence(schema: z.ZodType, context: PlaceholderContext): string {
  const { label = '', hint = context.hint ?? '', unique } = metadataOf(schema)
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? SENTENCES) : SENTENCES
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const which = unique === undefined ? (context.number ?? '') : `of ${context.name}`
  const start = `${MARK}: ${what} ${which}`.trimEnd()
  if (most < SENTENCES) return start.length > most ? MARK : start
  // Braces in a hint name the parts that the site fills in.
  const described = hint === '' || hint.includes('{') ? `${start}.` : `${start}. ${hint}`
  const count = Math.ceil(Math.max(0, minWords(hint) - described.split(' ').length) / FILLER.split(' ').length)
  return [described, ...Array.from({ length: count }, () => FILLER)].join(' ')
}

/** Whether a text is a placeholder. */
export function isPlaceholder(text: string): boolean {
  return text === MARK || text.startsWith(`${MARK}: `) || FORMATTED.includes(text)
}

/** Returns a placeholder that a text field accepts; undefined if its format leaves no room for one, as with dates. */
export function placeholderText(schema: z.ZodType, context: PlaceholderContext): string | undefined {
  return [sentence(schema, context), ...FORMATTED].find((value) => schema.safeParse(value).success)
}

function numberOf(schema: z.ZodNumber, example: unknown, context: PlaceholderContext): number {
  if (schema === order) return context.order
  return typeof example === 'number' ? example : (schema.minValue ?? 1)
}

/**
 * Returns a value that a field accepts and that is recognizably a placeholder. Choices and numbers have no such value, so
 * they get the field's example, the first choice, or the minimum.
 *
 * @throws if the field accepts no placeholder. A test ensures that this cannot happen for any entry that can be created.
 */
export function placeholderValue(schema: unknown, context: PlaceholderContext): unknown {
  const inner = unwrapOptional(schema)
  if (!(inner instanceof z.ZodType)) throw new Error('This is not a field of the content model')
  const { label = '', hint = context.hint } = metadataOf(inner)
  const { example } = inner.meta() ?? {}
  const isChosen = !(inner instanceof z.ZodString) && inner.safeParse(example).success
  if (inner instanceof z.ZodNumber) return numberOf(inner, example, context)
  if (isChosen && (inner instanceof z.ZodArray || inner instanceof z.ZodEnum)) return example
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodArray) {
    const count = minLength(inner)
    return Array.from({ length: count }, (_, index) =>
      placeholderValue(inner.element, { ...context, ...(hint && { hint }), ...(count > 1 && { number: index + 1 }) }),
    )
  }
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape).flatMap(([key, field]) =>
        field instanceof z.ZodOptional ? [] : [[key, placeholderValue(field, { ...context, ...(hint && { hint }) })]],
      ),
    )
  const fitting = [placeholderText(inner, context), example].find((value) => inner.safeParse(value).success)
  if (fitting === undefined) throw new Error(`“${label}” accepts no placeholder; give it an example`)
  return fitting
}

/** The minimum length of a list, 0 if it may be empty, taken from the schema's own error about an empty list. */
export function minLength(schema: z.ZodType): number {
  const [issue] = schema.safeParse([]).error?.issues ?? []
  if (!issue) return 0
  return issue.code === 'too_small' ? Number(issue.minimum) : 1
}

const draft = z.object({ draft: z.literal(true) })

/**
 * Reports the placeholders left in an entry that visitors can see. They are warnings, because a preview may show them; a
 * build for visitors refuses them: see gatsby/sources/validated-copy.ts.
 */
export function checkPlaceholderText({ source, type, value }: Entry, fields: readonly TextField[]): Problem[] {
  if (draft.safeParse(value).success) return []
  const schema = fileSchema(type)
  return fields
    .filter(({ text }) => isPlaceholder(text))
    .map(({ node, path }) =>
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: 'is still to write',
        advice: fieldsOf(type.schema).has('draft')
          ? 'Replace it, or hide the entry from visitors with a line “draft: true”.'
          : 'Replace it.',
        severity: 'warning',
        kind: 'placeholder',
      }),
    )
}
