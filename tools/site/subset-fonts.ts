/**
 * `npx tsx tools/site/subset-fonts.ts`: generates the font files of src/styles/fonts from their npm packages, and the table of the labels' glyph
 * widths in src/illustrations. Run it when a font package or the character set changes. The results are committed, so a
 * build needs no font tools.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import { format } from 'prettier'
import subsetFont from 'subset-font'

/**
 * The characters of plain English text. Most pages use no others. With more, the file of the text no longer fits in the initial
 * congestion window of a connection. The ranges in src/styles/fonts.css must be the same.
 */
const BASIC = [
  ...range(0x20, 0x29),
  ...range(0x2b, 0x3b),
  ...range(0x3f, 0x5a),
  ...range(0x61, 0x7a),
  '\u00a0©®‑–—‘’“”…',
].join('')

/** Also the accents of Western European names, and further typographic characters. */
const CHARACTERS = [BASIC, '*<=>[\\]^_`{|}~°½¼§±·×÷−«»•→', ...range(0xc0, 0xff), 'ŒœŠšŽžŸ‚„€™'].join('')

/** The features that browsers apply by default. Without the others, their glyphs are left out as well. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'mkmk']

const BESLEY = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
const LIBRE_FRANKLIN = '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2'

const FONTS = [
  {
    source: BESLEY,
    result: 'besley',
    // The art direction uses only one display weight, and a fixed instance is half the size of the variable font.
    variationAxes: { wght: 440 },
  },
  {
    source: LIBRE_FRANKLIN,
    result: 'libre-franklin',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

/** The font and weight of the labels on maps. */
const LABEL_FONT = { source: LIBRE_FRANKLIN, variationAxes: { wght: 500 } }
const LABEL_TABLE = 'src/illustrations/label-font.json'

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

async function subset(
  { source, variationAxes }: Pick<(typeof FONTS)[number], 'source' | 'variationAxes'>,
  targetFormat: 'woff2' | 'truetype',
  characters = CHARACTERS,
): Promise<Buffer> {
  // The package's types do not know `keepFeatures`.
  const options = { targetFormat, variationAxes, keepFeatures: FEATURES }
  return subsetFont(readFileSync(resolve('node_modules', source)), characters, options)
}

/** The metrics of the labels' font and the advance width of each character, in the font's units. */
async function labelTable() {
  const font = create(await subset(LABEL_FONT, 'truetype'))
  if (!('characterSet' in font)) throw new Error(`${LABEL_FONT.source} is a collection of fonts`)
  const { ascent, descent, unitsPerEm } = font
  const codes = Array.from(CHARACTERS, (character) => character.codePointAt(0) ?? 0)
  const known = codes.filter((code) => font.hasGlyphForCodePoint(code))
  return {
    unitsPerEm,
    ascent,
    descent,
    characters: String.fromCodePoint(...known),
    advances: known.map((code) => font.glyphForCodePoint(code).advanceWidth),
  }
}

async function main(): Promise<void> {
  for (const font of FONTS) {
    for (const [name, characters] of Object.entries({ [font.result]: CHARACTERS, [`${font.result}-basic`]: BASIC })) {
      const file = await subset(font, 'woff2', characters)
      writeFileSync(resolve('src/styles/fonts', `${name}.woff2`), file)
      console.log(`${name}.woff2: ${file.byteLength} bytes`)
    }
  }
  const table = await format(JSON.stringify(await labelTable()), { filepath: LABEL_TABLE, printWidth: 120 })
  writeFileSync(LABEL_TABLE, table)
}

void main()
