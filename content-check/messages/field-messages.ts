import { z } from 'zod'
import { fieldsOf, metadataOf, renamedField, requiredFields, unwrapOptional } from '../parse/schema-path'
import type { Finding } from './problem'
import { didYouMean, joinWithAnd, joinWithOr, quoted, quotedYaml } from './text-format'

/** Describes the values of a number. */
export const rangeOf = ({ minValue, maxValue }: z.ZodNumber) =>
  `a whole number from ${minValue ?? 0} to ${maxValue ?? Infinity}`

/** Describes the kind of value that a schema expects, as text that follows “must be”. */
export function expectedType(schema: unknown): string {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodObject) return 'a group of fields, each on its own line'
  if (inner instanceof z.ZodArray) return 'a list, with “- ” before each entry'
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

function howToAdd(key: string, schema: unknown): string {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodObject)
    return `Add “${key}:” and, indented below it, ${joinWithAnd(requiredFields(inner))}.`
  if (inner instanceof z.ZodArray) return `Add “${key}:” and, indented below it, one line “- …” per entry.`
  return `Add a line “${key}: …”.`
}

/** A required field that the file does not have. */
export function missingField(key: string, schema: unknown): Finding {
  return { message: 'is missing', advice: withHint(howToAdd(key, schema), schema), kind: 'missing' }
}

/** Whether a field is empty only because YAML reads its text as a comment or as an empty value. */
export const looksEmpty = (rest: string) => /^#\S|^(?:null|~)$/i.test(rest)

/**
 * A field name, or a dash, without a value.
 *
 * @param schema the field's schema
 * @param context the rest of its line, which is a comment or a word that YAML reads as an empty value; whether it is a list
 * entry; and whether the field may be deleted
 */
export function emptyField(
  schema: unknown,
  { rest = '', isEntry = false, isDeletable }: { rest?: string; isEntry?: boolean; isDeletable: boolean },
): Finding {
  if (expectedType(schema) === 'text' && looksEmpty(rest)) {
    const why = rest.startsWith('#') ? 'everything after a # is ignored' : `YAML reads ${rest} as an empty value`
    return { message: `is empty, because ${why}`, advice: `Put the text in quotes: ${quotedYaml(rest)}.` }
  }
  const inner = unwrapOptional(schema)
  const remove = isEntry ? ', or delete the dash' : isDeletable ? ', or delete this line' : ''
  const what =
    inner instanceof z.ZodObject || inner instanceof z.ZodArray
      ? `Write ${expectedType(schema)}`
      : `Write ${expectedType(schema).replace(/^text$/, 'the text')} after the ${isEntry ? 'dash' : 'colon'}`
  return { message: 'is empty', advice: withHint(`${what}${remove}.`, schema), kind: 'missing' }
}

/** Adds to the advice that the field can be deleted. */
export function withDeletionAdvice(finding: Finding): Finding {
  if (finding.advice.includes('delete this line')) return finding
  return { ...finding, advice: `${finding.advice} Or delete this line; the field is optional.` }
}

/** A field name normalized for common mistakes: capitals, spaces, hyphens, and invisible characters. */
const bareName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A field name that is not in the content model. */
export function unknownField(key: string, schema: unknown): Finding {
  const renamed = renamedField(key, schema)
  if (renamed !== undefined)
    return { message: `${quoted(key)} is now named ${quoted(renamed)}`, advice: `Write “${renamed}:” instead.` }
  const known = [...fieldsOf(schema).keys()]
  const meant = known.find((name) => bareName(name) === bareName(key))
  const otherwise = didYouMean(key, known, `Remove it; the fields here are ${joinWithAnd(known)}.`)
  const exact = `Write “${meant}:” exactly; capitals, spaces, and hyphens matter.`
  return { message: `${quoted(key)} is not a field here`, advice: meant === undefined ? otherwise : exact }
}
