import { advances, ascent, characters, descent, unitsPerEm } from './label-font.json'

/** The font size of labels on a standard map, in map units. */
export const LABEL_SIZE = 24

/** The ascent and descent of the labels' font in em. */
export const LABEL_ASCENT = ascent / unitsPerEm
export const LABEL_DESCENT = -descent / unitsPerEm

/** The width of characters that are not in the font, more than almost all Latin letters. Pictographs are even wider. */
const UNKNOWN = 1.1 * unitsPerEm
const PICTOGRAPH = 1.5 * unitsPerEm
const WIDTHS = new Map(Array.from(characters, (character, index) => [character, advances[index]] as const))

/**
 * Returns the width of a line in the labels' font, Libre Franklin 500.
 *
 * @param fontSize the font size in units
 * @returns the width in the same units: the sum of the font's advances, or an upper bound if it lacks a character
 */
export function textWidth(text: string, fontSize: number): number {
  let width = 0
  for (const character of text.normalize('NFC')) width += advanceOf(character)
  return (width * fontSize) / unitsPerEm
}

/** An accented letter that is not in the table is as wide as its base letter. */
function advanceOf(character: string): number {
  const [base = character] = character.normalize('NFD')
  const width = WIDTHS.get(character) ?? WIDTHS.get(base)
  if (width !== undefined) return width
  return character.length > 1 ? PICTOGRAPH : UNKNOWN
}
