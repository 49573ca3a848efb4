import type { FieldRules } from './fields'

/** The reasons a field can be invalid. */
export const FIELD_FAULTS = ['missing', 'malformed', 'tooLong'] as const

export type FieldFault = (typeof FIELD_FAULTS)[number]

/** Control characters, and Unicode's line separators. In an email header, a line break would start another header. */
export const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Invisible characters that reorder the text of an email header, that mail clients omit, or that no address may contain. */
const INVISIBLE = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu

/**
 * The text of a field without the invisible characters that web pages and contact apps copy along with names, numbers, and
 * addresses. An error about them would name nothing that visitors can see. In a message, they may be intentional.
 */
export function withoutInvisible({ kind }: Pick<FieldRules, 'kind'>, text: string): string {
  return kind === 'paragraph' ? text : text.replace(INVISIBLE, '')
}

/**
 * Checks a value, which may have whitespace around it, by the rules of its field. The form and the service share this
 * check. Any single line is a valid phone number, because visitors add extensions and remarks. A select's options are
 * not compared: a page that was opened before an edit of the content sends its former options.
 *
 * @param isEmail whether a text is an email address, which in a form is up to the browser
 */
export function checkField(
  { kind, required, maxLength }: FieldRules,
  value: string,
  isEmail: (text: string) => boolean,
): FieldFault | undefined {
  const text = value.trim()
  if (text === '') return required ? 'missing' : undefined
  if (text.length > maxLength) return 'tooLong'
  const isValid = kind === 'paragraph' || (text.search(UNPRINTABLE) < 0 && (kind !== 'email' || isEmail(text)))
  return isValid ? undefined : 'malformed'
}
