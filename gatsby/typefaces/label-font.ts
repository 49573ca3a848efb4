/** The labels' font metrics and its characters' advance widths, in font units. */
export interface LabelTable {
  unitsPerEm: number
  ascent: number
  descent: number
  characters: string
  advances: number[]
}

/** The labels' font. Its ascent and descent are in em. */
export interface LabelFont {
  ascent: number
  descent: number
  /**
   * Returns a line's width.
   *
   * @param fontSize the font size in units
   * @returns the width in these units: the sum of advances, or an upper bound if the font lacks a character
   */
  widthOf: (text: string, fontSize: number) => number
}

/**
 * The width of a character that the font lacks, in em. Letters of all alphabets are narrower on average, and Chinese ones are as
 * wide; the widest pictographs are wider.
 */
const UNKNOWN = { letter: 1, other: 1.5 }

const LETTER = /[\p{L}\p{M}]/u

/** Creates the labels' font from its width table. */
export function labelFont({ unitsPerEm, ascent, descent, characters, advances }: LabelTable): LabelFont {
  const widths = new Map(Array.from(characters, (character, index) => [character, advances[index]] as const))
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    widthOf: (text, fontSize) => {
      let width = 0
      for (const character of text.normalize('NFC')) {
        const unknown = LETTER.test(character) ? UNKNOWN.letter : UNKNOWN.other
        width += widths.get(character) ?? unknown * unitsPerEm
      }
      return (width * fontSize) / unitsPerEm
    },
  }
}
