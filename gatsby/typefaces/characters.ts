/**
 * The characters of plain English text, which have a font file of their own. With more, the text font would no longer fit
 * into what a server sends before it waits for the browser (RFC 6928), and would arrive one round trip later.
 */
export const BASIC = [
  ...range(0x20, 0x29),
  ...range(0x2b, 0x3b),
  ...range(0x3f, 0x5a),
  ...range(0x61, 0x7a),
  '\u00a0©®–—‘’“”…',
].join('')

/** {@link BASIC}, the accented letters of Western European names, and further typographic characters. */
export const WESTERN = [BASIC, '*<=>[\\]^_`{|}~°½¼§±·×÷−«»•→', ...range(0xc0, 0xff), 'ŒœŠšŽžŸ‚„€™'].join('')

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/** Returns the code point of a character. */
export function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

/** Returns the code points of the characters of a text. */
export function codesOf(characters: string): number[] {
  return Array.from(characters, codeOf)
}

/** The value of `unicode-range`, such as `U+20-29, U+2B`. */
export function unicodeRange(characters: string): string {
  const runs: { from: number; to: number }[] = []
  for (const code of codesOf(characters).sort((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && code <= last.to + 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
