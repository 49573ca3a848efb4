import { z } from 'zod'
import type { Finding } from './problem'
import { fieldsOf, required } from '../parse/schema-path'
import { wanted, withHint } from './expected-type'
import { allOf, didYouMean, inQuotes, quoted } from './text-format'

/** How the lines of a missing field begin. */
function startOf(key: string, schema: unknown): string {
  const inner = required(schema)
  if (inner instanceof z.ZodObject)
    return `Add “${key}:” and below it, indented, ${allOf([...fieldsOf(inner).keys()])}.`
  if (inner instanceof z.ZodArray) return `Add “${key}:” and below it, indented, one line “- …” for each entry.`
  return `Add a line “${key}: …”.`
}

/** A field that stands nowhere. */
export function missingField(key: string, schema: unknown): Finding {
  return { message: 'is missing', advice: withHint(startOf(key, schema), schema) }
}

/** Whether a field is empty only because YAML takes what stands there for a comment or for nothing. */
export const looksEmpty = (rest: string) => /^#\S|^(?:null|~)$/i.test(rest)

/**
 * A field's name, or a dash, without a value.
 *
 * @param rest what follows it on its line: a comment, or a word that YAML takes for nothing
 * @param entry whether it is an entry of a list
 */
export function emptyField(schema: unknown, rest = '', entry = false): Finding {
  const text = wanted(schema) === 'text'
  if (text && /^#\S/.test(rest))
    return {
      message: 'is empty, because all that follows a # is left out',
      advice: `Put the text in quotes: ${inQuotes(rest)}.`,
    }
  if (text && /^(?:null|~)$/i.test(rest))
    return {
      message: `is empty, because ${rest} stands for nothing`,
      advice: `Write the text, or "${rest}" in quotes.`,
    }
  const inner = required(schema)
  const remove = entry ? ', or delete the dash' : schema instanceof z.ZodOptional ? ', or delete this line' : ''
  const what =
    inner instanceof z.ZodObject || inner instanceof z.ZodArray
      ? `It must be ${wanted(schema)}`
      : `Write ${wanted(schema).replace(/^text$/, 'the text')} after the ${entry ? 'dash' : 'colon'}`
  return { message: 'is empty', advice: withHint(`${what}${remove}.`, schema) }
}

/** A finding of a field that may be left out. */
export function orDelete(finding: Finding, schema: unknown): Finding {
  if (!(schema instanceof z.ZodOptional) || finding.advice.includes('delete this line')) return finding
  return { ...finding, advice: `${finding.advice} Or delete this line; the field may be left out.` }
}

/** A field's name without what people tend to write otherwise: capitals, spaces, hyphens, invisible characters. */
const bareName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A field's name that the model does not know. */
export function unknownField(key: string, known: readonly string[]): Finding {
  const meant = known.find((name) => bareName(name) === bareName(key))
  if (meant !== undefined) {
    const spaces = key !== meant && key.replace(/[\s\p{Cf}]/gu, '') === meant
    return {
      message: spaces ? `the field’s name ${quoted(key)} has a space in it` : `${quoted(key)} is not a field here`,
      advice: spaces
        ? `Write ${quoted(meant)} with the colon directly after it.`
        : `Write ${quoted(meant)}; capitals, spaces and hyphens count.`,
    }
  }
  return {
    message: `${quoted(key)} is not a field here`,
    advice: didYouMean(key, known, `Remove it; the fields here are ${allOf(known)}.`),
  }
}
