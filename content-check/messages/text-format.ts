import { closestMatch } from '../rules/closest-match'

/** The most characters of a quotation, so that a message stays one readable sentence. */
const MAX_QUOTE_LENGTH = 60

/** Puts text in quotation marks, and shortens it if it is long. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return `“${flat.length > MAX_QUOTE_LENGTH ? `${flat.slice(0, MAX_QUOTE_LENGTH - 1)}…` : flat}”`
}

/** Quotes text that the reader is to copy: in full, because what is shortened could not be copied. */
export const quotedInFull = (text: string) => `“${text}”`

/** Advises what was probably meant. */
export const suggestion = (meant: string) => `Did you mean ${quotedInFull(meant)}?`

/** Quotes text for YAML: in double quotes, or single ones if it contains double quotes or backslashes. */
export function quotedYaml(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length > MAX_QUOTE_LENGTH) return '"…"'
  return /["\\]/.test(flat) ? `'${flat.replaceAll("'", "''")}'` : `"${flat}"`
}

/** Matches text entirely in typographic quotes, not just beginning with a quotation. */
const CURLY_QUOTES = /^(?:[“„]([^“”]+)[“”"]|«([^»]+)[»"]|[‘‚]([^‘’]+)[‘’'])$/

/** The text between the typographic quotes around all of a text. */
export const insideCurlyQuotes = (text: string) => CURLY_QUOTES.exec(text.trim())?.slice(1).find(Boolean)

/**
 * Advises straight quotes instead of the typographic ones around all of a text, if it has any.
 *
 * @param mayKeep whether the field allows the typographic quotes
 */
export function straightQuotes(text: string, mayKeep = () => true): string | undefined {
  const inner = insideCurlyQuotes(text)
  if (inner === undefined) return undefined
  if (inner.length > MAX_QUOTE_LENGTH) return 'Replace the typographic quotes around it with straight double quotes.'
  const kept = mayKeep() ? ` To keep the typographic quotes, write ${quotedYaml(text)}.` : ''
  return `Write ${quotedYaml(inner)}.${kept}`
}

const DISJUNCTION = new Intl.ListFormat('en-US', { type: 'disjunction' })
const CONJUNCTION = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Joins alternatives for a sentence: `a`, `a or b`, `a, b, or c`. */
export const joinWithOr = (items: readonly string[]) => DISJUNCTION.format(items)

/** Joins items for a sentence: `a`, `a and b`, `a, b, and c`. */
export const joinWithAnd = (items: readonly string[]) => CONJUNCTION.format(items)

/** Formats a count with its noun: `1 entry`, `2 entries`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Advises the candidate that was probably meant, or gives other advice if none is close enough. */
export function didYouMean(written: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = closestMatch(written, candidates)
  return meant === undefined ? otherwise : suggestion(meant)
}

/** Capitalizes the first letter. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Turns text into a sentence, with an initial capital and a period. */
export const toSentence = (text: string) => `${capitalized(text)}.`
