import { z } from 'zod'
import { fieldsOf, metadataOf, requiredFields, unwrapOptional } from '../parse/schema-path'
import type { Finding } from './problem'
import { didYouMean, joinWithAnd, joinWithOr, quoted, quotedYaml } from './text-format'

/** Describes the values of a number. */
export const rangeOf = ({ minValue, maxValue }: z.ZodNumber) =>
  `a whole number from ${minValue ?? 0} to ${maxValue ?? Infinity}`

/** Describes the kind of value that a schema expects, to follow “must be”. */
export function expectedType(schema: unknown): string {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodObject) return 'a group of fields, each on its own line'
  if (inner instanceof z.ZodArray) return 'a list, with a hyphen and a space (“- ”) before each entry'
  if (inner instanceof z.ZodNumber) return `${rangeOf(inner)}, without quotes`
  if (inner instanceof z.ZodBoolean) return 'true or false'
  if (inner instanceof z.ZodEnum) return joinWithOr(inner.options.map(String))
  return 'text'
}

/** Returns the advice, followed by the field's hint from the content model, if any. */
export function withHint(advice: string, schema: unknown): string {
  const { hint } = metadataOf(schema)
  return hint === undefined ? advice : `${advice} ${hint}`
}

/** A required field that the file does not have. */
export function missingField(key: string, schema: unknown): Finding {
  const inner = unwrapOptional(schema)
  const below = inner instanceof z.ZodArray ? 'one line “- …” per entry' : joinWithAnd(requiredFields(inner))
  const advice = below === '' ? `Add a line “${key}: …”.` : `Add “${key}:” and, indented below it, ${below}.`
  return { message: 'is missing', advice: withHint(advice, schema), kind: 'missing' }
}

/**
 * A field name, or a dash, without a value.
 *
 * @param rest the rest of its line: a comment, or a word that YAML reads as an empty value
 */
export function emptyField(schema: unknown, rest: string, isEntry: boolean): Finding {
  const expected = expectedType(schema)
  if (expected === 'text' && /^#\S|^(?:null|~)$/i.test(rest))
    return { message: `is empty, because YAML ignores ${rest}`, advice: `Put it in quotes: ${quotedYaml(rest)}.` }
  const inner = unwrapOptional(schema)
  const isNested = inner instanceof z.ZodObject || inner instanceof z.ZodArray
  const place = isNested ? '' : ` after the ${isEntry ? 'dash' : 'colon'}`
  const remove = isEntry ? ', or delete the dash' : inner === schema ? '' : ', or delete this line'
  const advice = `Write ${expected === 'text' ? 'the text' : expected}${place}${remove}.`
  return { message: 'is empty', advice: withHint(advice, schema), kind: 'missing' }
}

/** A field name that is not in the content model. */
export function unknownField(key: string, schema: unknown): Finding {
  const known = [...fieldsOf(schema).keys()]
  const otherwise = `Remove it; the fields here are ${joinWithAnd(known)}.`
  return { message: `${quoted(key)} is not a field here`, advice: didYouMean(key, known, otherwise) }
}
