import { z } from 'zod'
import { order } from '../../../src/content-model/fields'
import type { Problem } from '../messages/problem'
import { fieldLabel, fileSchema, metadataOf, type TextField, unwrapOptional } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from './schema-check'

/** The beginning of every placeholder text in a new entry. */
const MARK = 'Replace this'

/** Placeholders for fields that require a specific format, which a sentence does not have. */
const FORMATTED = ['replace-this@example.com', 'https://www.example.com/replace-this']

/** A sentence of ten words, repeated until a field has as many words as it requires. */
const FILLER = 'These words only fill the space until you replace them.'

/** A field that allows at least this many characters is for sentences rather than a name. */
const SENTENCES = 200

/** The context of a new entry's placeholders. */
export interface PlaceholderContext {
  /** The position of the new entry among its siblings. */
  order: number
  /** The hint of the group that contains the field, which may state how many words its texts have. */
  hint?: string
}

function minWords(hint = ''): number {
  return Number(/\b(\d+) to \d+ words/.exec(hint)?.[1] ?? 0)
}

function text(schema: z.ZodType, label: string, hint: string): string {
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? SENTENCES) : SENTENCES
  const start = `${MARK}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`.slice(0, most).trimEnd()
  if (most < SENTENCES) return start
  const count = Math.ceil(Math.max(0, minWords(hint) - start.split(' ').length) / FILLER.split(' ').length)
  return [`${start}.`, ...Array.from({ length: count }, () => FILLER)].join(' ')
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
  const { label = '', hint = context.hint ?? '' } = metadataOf(inner)
  const { example } = inner.meta() ?? {}
  const isChosen = !(inner instanceof z.ZodString) && inner.safeParse(example).success
  if (inner instanceof z.ZodNumber) return numberOf(inner, example, context)
  if (isChosen && (inner instanceof z.ZodArray || inner instanceof z.ZodEnum)) return example
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodArray) {
    const count = inner.safeParse([]).success ? 0 : lengthOf(inner)
    return Array.from({ length: count }, () => placeholderValue(inner.element, { ...context, hint }))
  }
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape).flatMap(([key, field]) =>
        field instanceof z.ZodOptional ? [] : [[key, placeholderValue(field, { ...context, hint })]],
      ),
    )
  const fitting = [text(inner, label, hint), ...FORMATTED, example].find((value) => inner.safeParse(value).success)
  if (fitting === undefined) throw new Error(`“${label}” accepts no placeholder; give it an example`)
  return fitting
}

/** The minimum length of a list, taken from the schema's own error about an empty list. */
function lengthOf(schema: z.ZodType): number {
  const [issue] = schema.safeParse([]).error?.issues ?? []
  return issue?.code === 'too_small' ? Number(issue.minimum) : 1
}

const draft = z.looseObject({ draft: z.literal(true) })

/** Reports the placeholders left in an entry that visitors can see. */
export function checkPlaceholderText({ source, type, value }: Entry, fields: readonly TextField[]): Problem[] {
  if (draft.safeParse(value).success) return []
  const schema = fileSchema(type)
  return fields
    .filter(({ text: written }) => written.startsWith(MARK) || FORMATTED.includes(written))
    .map(({ node, path }) =>
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: 'is still placeholder text',
        advice: 'Replace it, or hide the entry from visitors with a line “draft: true”.',
      }),
    )
}
