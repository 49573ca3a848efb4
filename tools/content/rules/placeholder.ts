import { z } from 'zod'
import { order } from '../../../src/content-model/fields'
import type { Problem } from '../messages/problem'
import { factsOf, fieldLabel, fileSchema, required, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'

/** How every text begins that a new entry holds the place of another one with. */
const MARK = 'Replace this'

/** Fields of a form of their own, which no sentence has. */
const FORMS = ['replace-this@example.com', 'https://www.example.com/replace-this']

/** One sentence of ten words, as often as a field asks for words. */
const FILLER = 'A few words stand here so that the length fits.'

/** From this many characters on, a field is for sentences rather than a name. */
const SENTENCES = 200

/** What a new entry is made for. */
export interface PlaceholderContext {
  /** The place of the new entry among its neighbours. */
  order: number
  /** A hint of the group that the field stands in, which may state how many words its texts have. */
  hint?: string
}

function fewestWords(hint = ''): number {
  return Number(/\b(\d+) to \d+ words/.exec(hint)?.[1] ?? 0)
}

function text(schema: z.ZodType, label: string, hint: string): string {
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? SENTENCES) : SENTENCES
  const start = `${MARK}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`.slice(0, most).trimEnd()
  if (most < SENTENCES) return start
  const count = Math.ceil(Math.max(0, fewestWords(hint) - start.split(' ').length) / FILLER.split(' ').length)
  return [`${start}.`, ...Array.from({ length: count }, () => FILLER)].join(' ')
}

function numberOf(schema: z.ZodNumber, example: unknown, context: PlaceholderContext): number {
  if (schema === order) return context.order
  return typeof example === 'number' ? example : (schema.minValue ?? 1)
}

/**
 * A value that a field accepts and that a person sees is to be replaced. Choices and numbers, which have no such value,
 * are the field's example or its first choice.
 *
 * @throws where the field accepts none, which a test rules out for every field of an entry that can be made
 */
export function placeholder(schema: unknown, context: PlaceholderContext): unknown {
  const inner = required(schema)
  if (!(inner instanceof z.ZodType)) throw new Error('This is no field of the content model')
  const { label = '', hint = context.hint ?? '' } = factsOf(inner)
  const { example } = inner.meta() ?? {}
  const isChosen = !(inner instanceof z.ZodString) && inner.safeParse(example).success
  if (inner instanceof z.ZodNumber) return numberOf(inner, example, context)
  if (isChosen && (inner instanceof z.ZodArray || inner instanceof z.ZodEnum)) return example
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodArray) {
    const count = inner.safeParse([]).success ? 0 : lengthOf(inner)
    return Array.from({ length: count }, () => placeholder(inner.element, { ...context, hint }))
  }
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape).flatMap(([key, field]) =>
        field instanceof z.ZodOptional ? [] : [[key, placeholder(field, { ...context, hint })]],
      ),
    )
  const fitting = [text(inner, label, hint), ...FORMS, example].find((value) => inner.safeParse(value).success)
  if (fitting === undefined) throw new Error(`“${label}” accepts no placeholder; give it an example`)
  return fitting
}

/** The fewest entries of a list, which its own complaint about an empty one names. */
function lengthOf(schema: z.ZodType): number {
  const [issue] = schema.safeParse([]).error?.issues ?? []
  return issue?.code === 'too_small' ? Number(issue.minimum) : 1
}

/** The placeholders that are left in an entry that visitors are to see. */
export function checkPlaceholders({ source, type, value }: Entry, fields: readonly TextField[]): Problem[] {
  if (z.looseObject({ draft: z.literal(true) }).safeParse(value).success) return []
  const schema = fileSchema(type)
  return fields
    .filter(({ text: written }) => written.startsWith(MARK) || FORMS.includes(written))
    .map(({ node, path }) =>
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: 'is still the text of a new file',
        advice: 'Write the real one, or keep the entry from visitors with a line “draft: true”.',
      }),
    )
}
