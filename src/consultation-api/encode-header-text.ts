import { encodeWord } from 'nodemailer/lib/mime-funcs'

/** Words of letters and digits, which no mail reader takes for anything else. */
const PLAIN = /^\w+(?: \w+)*$/

/** The most characters of an encoded word: one fits into a line of 76 beside a header's name (RFC 2047, section 2). */
const WORD_LIMIT = 64

/**
 * Encodes a text that becomes a header's value or part of one, so that every mail reader shows exactly this text. What looks
 * encoded is encoded again: nodemailer leaves it, and a reader would decode it to something else, line breaks included.
 *
 * @returns words of letters, digits and spaces, or encoded words (RFC 2047)
 */
export function encodeHeaderText(text: string): string {
  return PLAIN.test(text) ? text : encodeWord(text, 'B', WORD_LIMIT)
}
