import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Reads the actual advance widths of Libre Franklin at weight 500.
 *
 * @returns a function that returns a character's width in em, or 1 if the font does not contain it
 */
export async function readAdvances(characters: string): Promise<(character: string) => number> {
  const file = require.resolve('@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2')
  const font = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 500 },
  })
  const view = new DataView(font.buffer, font.byteOffset, font.length)
  const tables = new Map<string, number>()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + 16 * index
    tables.set(font.toString('latin1', record, record + 4), view.getUint32(record + 8))
  }
  const at = (name: string): number => tables.get(name) ?? 0
  const unitsPerEm = view.getUint16(at('head') + 18)
  const metrics = view.getUint16(at('hhea') + 34)
  const glyphOf = readCharacterMap(view, at('cmap'))
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0)
    return glyph === 0 ? 1 : view.getUint16(at('hmtx') + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm
  }
}

/**
 * Reads a format 4 character map.
 *
 * @param cmap the offset of the cmap table
 * @returns a function that returns the glyph index of a code point, or 0 if there is none
 */
function readCharacterMap(view: DataView, cmap: number): (code: number) => number {
  let table = 0
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const offset = cmap + view.getUint32(cmap + 8 + 8 * index)
    if (view.getUint16(offset) === 4) table = offset
  }
  const doubled = view.getUint16(table + 6)
  return (code) => {
    for (let segment = 0; segment < doubled; segment += 2) {
      if (code > view.getUint16(table + 14 + segment)) continue
      const first = view.getUint16(table + 16 + doubled + segment)
      if (code < first) return 0
      const delta = view.getUint16(table + 16 + 2 * doubled + segment)
      const rangeAt = table + 16 + 3 * doubled + segment
      const range = view.getUint16(rangeAt)
      return range === 0 ? (code + delta) & 0xffff : view.getUint16(rangeAt + range + 2 * (code - first))
    }
    return 0
  }
}
