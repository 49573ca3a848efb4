import { z } from 'zod'
import {
  fieldLabel,
  type FieldPath,
  fieldsOf,
  formatIssue,
  metadataOf,
  requiredFields,
  unwrapOptional,
} from '../parse/schema-path'
import { closestMatch } from '../rules/closest-match'
import { deceptiveCharacter, described, typed } from '../rules/look-alikes'
import type { Finding } from './problem'
import { capitalized, joinWithAnd, joinWithOr, quoted, quotedYaml, suggestion } from './text-format'

/** Describes the values of a number. */
export const rangeOf = ({ minValue, maxValue }: z.ZodNumber) =>
  `a whole number from ${minValue ?? 0} to ${maxValue ?? Infinity}`

/** Describes the kind of value that a schema expects, to follow “must be”. */
export function expectedType(schema: unknown): string {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodObject) return 'a group of fields, each on its own line below'
  if (inner instanceof z.ZodArray)
    return 'a list, with each entry on its own line below, after a hyphen and a space (“- ”)'
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

/** What an empty value follows, or the quotes between which it is empty. A block indicator is `>-` or `|`. */
type EmptyAfter = 'colon' | 'dash' | 'quotes' | 'block indicator'

/** Where the value belongs, before “write the text”. */
function placeOf(after: EmptyAfter, isText: boolean, isNested: boolean): string {
  if (after === 'quotes') return isText ? 'Between the quotes, ' : 'In place of the quotes, '
  if (after === 'block indicator')
    return isText ? 'On the next line, indented further than the field name, ' : 'In place of it, '
  return isNested ? '' : `After the ${after}, `
}

/**
 * A field name, or a dash, without a value.
 *
 * @param rest the rest of its line: a comment, or a word that YAML reads as an empty value
 */
export function emptyField(schema: unknown, rest: string, after: EmptyAfter): Finding {
  const expected = expectedType(schema)
  const isText = expected === 'text'
  const word = /^(?:null|~)(?=\s|$)/i.exec(rest)?.[0]
  const ignored = isText ? (word ?? /^#\S.*/.exec(rest)?.[0]) : undefined
  const message = `is empty${ignored === undefined ? '' : `, because YAML ignores ${ignored}`}`
  const inner = unwrapOptional(schema)
  const isRemovable = after === 'dash' || inner !== schema
  if (ignored !== undefined && !formatIssue(schema, ignored) && !metadataOf(schema).references) {
    const put = `put it in quotes: ${quotedYaml(ignored)}.`
    return { message, advice: word !== undefined && isRemovable ? `Delete this line, or ${put}` : capitalized(put) }
  }
  const isNested = inner instanceof z.ZodObject || inner instanceof z.ZodArray
  const place = ignored === undefined ? placeOf(after, isText, isNested) : 'In place of it, '
  const remove = isRemovable ? `, or delete ${after === 'dash' ? 'the dash' : 'this line'}` : ''
  const advice = `${place}write ${isText ? 'the text' : expected}${remove}.`
  return { message, advice: withHint(capitalized(advice), schema), kind: 'missing' }
}

/**
 * A field name that is not in the content model. A character in it that is not what it looks like is named.
 *
 * @param schema the schema of its group
 * @param absent those of its fields that the group does not have. To suggest another one would be to write it twice
 */
export function unknownField(key: string, schema: unknown, absent: readonly string[]): Finding {
  const known = [...fieldsOf(schema).keys()]
  const deceptive = deceptiveCharacter(key)
  const because = deceptive ? `, because it contains ${described(deceptive.character)}` : ''
  const meant = typed(key)
  const closest = closestMatch(meant, [...absent, ...known])
  const advice =
    closest === undefined || !absent.includes(closest)
      ? `Remove it; the fields here are ${joinWithAnd(known)}.`
      : deceptive && closest === meant
        ? `Delete the name, and type it with the keyboard: ${meant}.`
        : suggestion(closest)
  return { message: `${quoted(key)} is not a field here${because}`, advice }
}

/** A field name that is not in the content model, but probably stands for a field that the file lacks. */
export function misplacedField(key: string, schema: unknown, place: FieldPath): Finding {
  const group = place.slice(0, -1)
  const where =
    group.length === 0 ? 'the top-level fields of the file' : `the fields of ${quoted(fieldLabel(schema, group))}`
  return {
    message: `${quoted(key)} is not a field here`,
    advice: `Write ${quoted(String(place.at(-1)))}, and line it up with ${where}.`,
  }
}
