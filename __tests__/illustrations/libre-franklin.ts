import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { openFont } from '../gatsby/open-font'

/**
 * Reads the actual advance widths of Libre Franklin at weight 500.
 *
 * @returns a function that returns a character's width in em, or 1 if the font does not contain it
 */
export async function readAdvances(characters: string): Promise<(character: string) => number> {
  const file = require.resolve('@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2')
  const variationAxes = { wght: 500 }
  const font = openFont(await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype', variationAxes }))
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : 1
  }
}
