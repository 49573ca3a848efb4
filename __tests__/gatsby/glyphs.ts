import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Returns the given characters for which a font file of the site has a glyph.
 *
 * @param file the name of a file in src/styles/fonts
 * @param characters the characters to look up
 */
export async function charactersOf(file: string, characters: string): Promise<Set<string>> {
  const font = await subsetFont(readFileSync(resolve('src/styles/fonts', file)), characters, {
    targetFormat: 'truetype',
    variationAxes: {},
  })
  const view = new DataView(font.buffer, font.byteOffset, font.length)
  const codes = mappedCodes(view, tableOffset(view, 'cmap'))
  return new Set(Array.from(characters).filter((character) => codes.has(character.codePointAt(0) ?? 0)))
}

/** Returns the offset of a table in an OpenType font. */
function tableOffset(view: DataView, name: string): number {
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(record + index)))
    if (tag === name) return view.getUint32(record + 8)
  }
  throw new Error(`The font has no ${name} table`)
}

/** Returns the code points in the segments of a font's format 4 character map. The segments of a subset have no gaps. */
function mappedCodes(view: DataView, cmap: number): Set<number> {
  const tables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  )
  const table = tables.find((offset) => view.getUint16(offset) === 4)
  if (table === undefined) throw new Error('The font has no format 4 character map')
  const doubled = view.getUint16(table + 6)
  const codes = new Set<number>()
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = view.getUint16(table + 14 + segment)
    for (let code = view.getUint16(table + 16 + doubled + segment); code <= last; code += 1) codes.add(code)
  }
  return codes
}
