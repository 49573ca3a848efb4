import { nearest } from '../rules/closest-match'

const LONGEST_QUOTE = 60

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return `“${flat.length > LONGEST_QUOTE ? `${flat.slice(0, LONGEST_QUOTE - 1)}…` : flat}”`
}

/** A text as it may be written in YAML: in double quotes, or in single ones where it has double quotes in it. */
export function inQuotes(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length > LONGEST_QUOTE) return '"…"'
  return /["\\]/.test(flat) ? `'${flat.replaceAll("'", "''")}'` : `"${flat}"`
}

/** Several words in a sentence: `a`, `a or b`, `a, b or c`. */
export function oneOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}

/** Several words in a sentence: `a`, `a and b`, `a, b and c`. */
export function allOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

/** A count with its noun: `1 entry`, `2 entries`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * Asks for the likely word, or falls back on other advice.
 *
 * @param written what stands in the file
 * @param candidates what may stand there
 * @param otherwise the advice where no candidate is near
 */
export function didYouMean(written: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearest(written, candidates)
  return meant === undefined ? otherwise : `Did you mean ${quoted(meant)}?`
}

/** Words with a capital. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words as a sentence: with a capital and a full stop. */
export function sentence(words: string): string {
  return `${capitalised(words)}.`
}
