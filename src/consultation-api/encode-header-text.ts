import { encodeWord } from 'nodemailer/lib/mime-funcs'

/** Words of letters, digits, and underscores, which every mail client shows as is. */
const PLAIN = /^\w+(?: \w+)*$/

/** Maximum length of an encoded word, so that it fits on a 76-character line after the header name (RFC 2047, section 2). */
const WORD_LIMIT = 64

/**
 * Encodes a text for use in a header value, so that every mail client shows exactly this text. Text that already looks
 * encoded is encoded again. nodemailer would leave it as is, and a client would decode it to something else, possibly with
 * line breaks.
 *
 * @returns plain words separated by spaces, or encoded words (RFC 2047)
 */
export function encodeHeaderText(text: string): string {
  return PLAIN.test(text) ? text : encodeWord(text, 'B', WORD_LIMIT)
}
