import { z } from 'zod'

type Length = 'longest' | 'shortest'

/** Plain words of every length that titles and texts have, in an order that reads almost like a sentence. */
const WORDS = (
  'a text that fills the room it is given shows how lines break beside narrow neighbours when somebody writes more ' +
  'than anyone expected about intergenerational responsibilities or quarterly administration and leaves nothing out ' +
  'because each of those words seemed necessary at the time of writing'
).split(' ')

/** A day whose name is as long as names of days are. */
const LONGEST_DAY = '2026-09-30'

/** How many words further the next text begins; no divisor of their number, so that neighbours differ. */
const STEP = 7

/**
 * The longest content that the content model allows for a part of it: texts of whole words up to their limit, and lists
 * that are full.
 *
 * @param schema texts, links and whole numbers, and groups and lists of them
 * @throws where the schema holds what has no such sample, such as an address
 */
export function longest<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  return schema.parse(sampleOf(z.toJSONSchema(schema), 'longest', countTexts()))
}

/** The shortest content that the content model allows: texts of one word, and lists of one entry. See {@link longest}. */
export function shortest<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  return schema.parse(sampleOf(z.toJSONSchema(schema), 'shortest', countTexts()))
}

/**
 * A text of whole words, or a part of one where none fits.
 *
 * @param most the most characters that it may have
 * @param from the word that it begins with, by its place
 */
export function textOf(most: number, from = 0): string {
  let text = ''
  for (let at = from; ; at += 1) {
    const word = WORDS[at % WORDS.length] ?? ''
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
  if (typeof schema !== 'object') throw new Error('A part of the schema says nothing')
  if (schema.enum) return schema.enum[0]
  if (schema.link === true) return '/contact'
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value, length, next)]),
      )
    case 'array': {
      const { items, minItems = 1, maxItems = minItems } = schema
      if (Array.isArray(items)) throw new Error('Lists with named places have no sample')
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
  const word = WORDS[at % WORDS.length] ?? ''
  return textOf(word.length, at)
}
