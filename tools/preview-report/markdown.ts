import { CONTROL_CHARACTERS, INVISIBLE_CHARACTERS } from '../content/parse/invisible-characters'
import { truncate } from './report-text'

/** Invisible, and not part of any name, number, or address, so that it ends them. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * The beginnings of text that GitHub turns into mentions, issues, commits, advisories, URLs, and emoji. It looks for them in
 * the rendered text of a comment, where it no longer matters how a character was written:
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 * A commit needs seven digits of its hash.
 */
const LINKED = /[@#]|:(?=\S)|www(?=\.)|[a-z](?=-\d)|ghsa(?=-)|[\da-f]{6}(?=[\da-f])/gi

/** Everything but letters, digits, and a few characters without meaning in Markdown or HTML. */
const SIGNIFICANT = /[^\p{L}\p{N}\u200B ,;’“”%…›→]/gu

/**
 * Escapes text so that a comment shows exactly this text on one line: no character starts Markdown or HTML markup, and
 * GitHub links nothing. Invisible characters, and those that reverse the text direction, are shown as `(U+202E)`.
 */
export function escapeMarkdown(text: string, most = Infinity): string {
  return truncate(text, most)
    .replace(CONTROL_CHARACTERS, named)
    .replace(INVISIBLE_CHARACTERS, named)
    .replace(/\s+/g, ' ')
    .replace(LINKED, `$&${ZERO_WIDTH_SPACE}`)
    .replace(SIGNIFICANT, (sign) => `&#${codeOf(sign)};`)
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0

const named = (sign: string) => `(U+${codeOf(sign).toString(16).toUpperCase().padStart(4, '0')})`

/** Escapes text and formats it as code, for values from a file. */
export function markdownCode(text: string, most?: number): string {
  return `<code>${escapeMarkdown(text, most)}</code>`
}
