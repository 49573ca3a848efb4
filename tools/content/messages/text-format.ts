import { nearest } from '../rules/closest-match'

const LONGEST_QUOTE = 60

/** Puts text in quotation marks, and shortens it if it is long. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return `“${flat.length > LONGEST_QUOTE ? `${flat.slice(0, LONGEST_QUOTE - 1)}…` : flat}”`
}

/** Formats text for YAML: in double quotes, or in single quotes if it contains double quotes or backslashes. */
export function inQuotes(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length > LONGEST_QUOTE) return '"…"'
  return /["\\]/.test(flat) ? `'${flat.replaceAll("'", "''")}'` : `"${flat}"`
}

/** Joins items with a conjunction and, from three items on, a serial comma. */
function joined(items: readonly string[], conjunction: string): string {
  if (items.length < 2) return items[0] ?? ''
  const comma = items.length > 2 ? ',' : ''
  return `${items.slice(0, -1).join(', ')}${comma} ${conjunction} ${items.at(-1) ?? ''}`
}

/** Joins alternatives for a sentence: `a`, `a or b`, `a, b, or c`. */
export function oneOf(items: readonly string[]): string {
  return joined(items, 'or')
}

/** Joins items for a sentence: `a`, `a and b`, `a, b, and c`. */
export function allOf(items: readonly string[]): string {
  return joined(items, 'and')
}

/** Formats a count with its noun: `1 entry`, `2 entries`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * Suggests the closest candidate, or falls back to other advice.
 *
 * @param written the text in the file
 * @param candidates the allowed texts
 * @param otherwise the advice if no candidate is close
 */
export function didYouMean(written: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearest(written, candidates)
  return meant === undefined ? otherwise : `Did you mean ${quoted(meant)}?`
}

/** Capitalizes the first letter of a text. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Turns text into a sentence, with an initial capital and a period. */
export function sentence(text: string): string {
  return `${capitalised(text)}.`
}
