import { z } from 'zod'

type Length = 'longest' | 'shortest'

/** Plain words of every length that occurs in titles and texts, in an order that reads almost like a sentence. */
const FILLER_WORDS = (
  'a text that fills the room it is given shows how lines break beside narrow neighbors when somebody writes more ' +
  'than anyone expected about intergenerational responsibilities or quarterly administration and leaves nothing out ' +
  'because each of those words seemed necessary at the time of writing'
).split(' ')

/** A date whose written form is among the longest. */
const LONGEST_DAY = '2026-09-30'

/** The offset in words from the start of one text to the next. It does not divide the word count, so neighbors differ. */
const STEP = 7

/**
 * Creates the longest content that the content model allows for a schema: texts of whole words up to their limit, and full
 * lists.
 *
 * @param schema a schema of texts, links, integers, and objects and lists of them
 * @throws if the schema contains a type without a sample, such as a URL
 */
export function longest<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  return schema.parse(sampleOf(z.toJSONSchema(schema), 'longest', countTexts()))
}

/** Creates the shortest content that the content model allows: one-word texts and the shortest lists. See {@link longest}. */
export function shortest<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  return schema.parse(sampleOf(z.toJSONSchema(schema), 'shortest', countTexts()))
}

/**
 * Creates a text of whole words, or of part of a word if no whole word fits.
 *
 * @param most the maximum number of characters
 * @param from the index of the first word
 */
export function textOf(most: number, from = 0): string {
  let text = ''
  for (let at = from; ; at += 1) {
    const word = FILLER_WORDS[at % FILLER_WORDS.length] ?? ''
    const longer = text === '' ? word.charAt(0).toUpperCase() + word.slice(1) : `${text} ${word}`
    if (longer.length > most) return text || longer.slice(0, most)
    text = longer
  }
}

function countTexts(): () => number {
  let texts = 0
  return () => (texts += STEP)
}

type Schema = z.core.JSONSchema.JSONSchema

function sampleOf(schema: Schema | boolean | undefined, length: Length, next: () => number): unknown {
  if (typeof schema !== 'object') throw new Error('A part of the schema is empty')
  if (schema.enum) return schema.enum[0]
  if (schema.link === true) return '/contact'
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value, length, next)]),
      )
    case 'array': {
      const { items, minItems = 1, maxItems = minItems } = schema
      if (Array.isArray(items)) throw new Error('Tuples have no sample')
      return Array.from({ length: length === 'longest' ? maxItems : minItems }, () => sampleOf(items, length, next))
    }
    case 'integer':
      return length === 'longest' ? schema.maximum : schema.minimum
    case 'string': {
      if (schema.format === 'date') return LONGEST_DAY
      if (schema.maxLength === undefined) throw new Error('A text without a limit has no sample')
      const at = next()
      return length === 'longest' ? textOf(schema.maxLength, at) : wordAt(at)
    }
    default:
      throw new Error(`There is no sample of type ${String(schema.type)}`)
  }
}

function wordAt(at: number): string {
  const word = FILLER_WORDS[at % FILLER_WORDS.length] ?? ''
  return textOf(word.length, at)
}
