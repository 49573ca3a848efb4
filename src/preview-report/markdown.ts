import { INVISIBLE } from '../editorial/unseen'
import { shortened } from './report-words'

/** Signs after which GitHub mentions people and other pull requests, also where they are written as references. */
const MENTIONS = ['@', '#']

/** Seen by nobody; a name after it is none. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * A text as it is, whatever it holds, on one line: as references, no character begins anything in Markdown or HTML. What
 * nobody would see, or what turns the words behind it around, is named.
 *
 * @param most how many characters are told of it
 */
export function literal(text: string, most = Infinity): string {
  const seen = shortened(text, most).replace(INVISIBLE, (sign) => `(U+${hex(sign)})`)
  return seen.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} ,;’“”()%…›→.]|\.(?=\S)/gu, (sign) => {
    return `&#${sign.codePointAt(0) ?? 0};${MENTIONS.includes(sign) ? ZERO_WIDTH_SPACE : ''}`
  })
}

const hex = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/** The same as a value that was written somewhere. */
export function code(text: string, most?: number): string {
  return `<code>${literal(text, most)}</code>`
}
