/** Signs after which GitHub mentions people and other pull requests, also where they are written as references. */
const MENTIONS = ['@', '#']

/** Seen by nobody; a name after it is none. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * A text as it is, whatever it holds, on one line: as references, no character begins anything in Markdown or HTML.
 *
 * @param most how many characters are told of it
 */
export function literal(text: string, most = Infinity): string {
  const short = text.length > most ? `${text.slice(0, most)}…` : text
  return short.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} ,;’“”()%…›→.]|\.(?=\S)/gu, (sign) => {
    return `&#${sign.codePointAt(0) ?? 0};${MENTIONS.includes(sign) ? ZERO_WIDTH_SPACE : ''}`
  })
}

/** The same as a value that was written somewhere. */
export function code(text: string, most?: number): string {
  return `<code>${literal(text, most)}</code>`
}
