import { CONTROL, INVISIBLE } from '../content/parse/invisible-characters'
import { shortened } from './report-text'

/** Not seen, and not part of any name, number or address, so that none continues behind it. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * The beginnings of what GitHub makes into mentions, issues, commits, advisories, addresses and emoji. It looks for them in
 * the text of a comment once that is rendered, where it no longer matters how a character was written:
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 * A commit needs seven digits of its hash.
 */
const LINKED = /[@#]|:(?=\S)|www(?=\.)|[a-z](?=-\d)|ghsa(?=-)|[\da-f]{6}(?=[\da-f])/gi

/** Everything but letters, digits and a few signs that mean nothing in Markdown or HTML. */
const SIGNIFICANT = /[^\p{L}\p{N}\u200B ,;’“”%…›→]/gu

/**
 * Writes a text so that a comment shows exactly this text on one line, whatever is in it: no character begins anything in
 * Markdown or HTML, and GitHub links nothing. Invisible characters, and those that turn the text behind them around, are
 * shown as `(U+202E)`.
 *
 * @param most how many characters are shown of it
 */
export function escapeMarkdown(text: string, most = Infinity): string {
  return shortened(text, most)
    .replace(CONTROL, named)
    .replace(INVISIBLE, named)
    .replace(/\s+/g, ' ')
    .replace(LINKED, `$&${ZERO_WIDTH_SPACE}`)
    .replace(SIGNIFICANT, (sign) => `&#${codeOf(sign)};`)
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0

const named = (sign: string) => `(U+${codeOf(sign).toString(16).toUpperCase().padStart(4, '0')})`

/** The same as a value that is written in a file. */
export function code(text: string, most?: number): string {
  return `<code>${escapeMarkdown(text, most)}</code>`
}
