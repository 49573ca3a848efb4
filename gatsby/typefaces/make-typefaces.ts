import { readFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { openFont, type TypefaceFile, type TypefacePackage } from '../../content-check/parse/typeface-package'
import { TEXT_WEIGHTS } from '../../content-model/brand'
import { LABEL_WEIGHT } from '../../src/components/map-size'
import type { LabelTable } from './label-font'
import { BASIC, codeOf, codesOf, unicodeRange, WESTERN } from './characters'
import { SYSTEM_FONTS } from './system-fonts'

/**
 * The OpenType features that browsers apply by default. Glyphs that only other features use are left out of the files. Besides
 * those of all scripts, these are those that join the letters of Arabic and Syriac, and combine those of Indic scripts and
 * Korean, without which text in them is not legible (https://learn.microsoft.com/typography/script-development/standard).
 */
const FEATURES = [
  'calt ccmp kern liga mark mkmk',
  'curs fin2 fin3 fina init isol med2 medi mset rclt rlig stch',
  'abvf abvm abvs akhn blwf blwm blws cfar cjct dist haln half nukt pref pres pstf psts rkrf rphf vatu',
  'ljmo tjmo vjmo',
].flatMap((features) => features.split(' '))

const STYLE_SHEET = 'fonts.css'
/** The file with the widths of label characters, for {@link LabelTable}. */
export const LABEL_TABLE = 'label-font.json'

type Weight = number | { min: number; max: number }

/** A part of a typeface with its own file. The main part's suffix is empty. */
interface Part {
  suffix: string
  source: TypefaceFile
  characters: string
}

function subset({ source, characters }: Part, weight: Weight, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  // The package's types omit `keepFeatures`.
  const options = { targetFormat, variationAxes: { wght: weight }, keepFeatures: FEATURES }
  return subsetFont(readFileSync(source.path), characters, options)
}

/** Assigns characters to a package's files. The Latin one always covers Western European text. */
function partsOf({ latin, filesFor }: TypefacePackage, further: string): Part[] {
  const isLatin = (character: string) => latin.characters.has(codeOf(character))
  const others = Array.from(further).filter((character) => !isLatin(character))
  return [
    { suffix: '', source: latin, characters: WESTERN + Array.from(further).filter(isLatin).join('') },
    ...filesFor(new Set(others.map(codeOf))).map((source) => ({
      suffix: `-${source.subset}`,
      source,
      characters: others.filter((character) => source.characters.has(codeOf(character))).join(''),
    })),
  ]
}

/** Makes a typeface's files and style sheet. The stack is the value of `font-family`. */
async function makeTypeface(role: string, furtherParts: readonly Part[], weight: Weight, typeface: TypefacePackage) {
  const { family, hasSerifs, latin } = typeface
  const files = new Map<string, Buffer>()
  let css = ''
  // Of several faces with a character, browsers load the last. The basic part is last, so English text loads only that.
  for (const part of [...furtherParts, { suffix: '-basic', source: latin, characters: BASIC }]) {
    const name = `${role}${part.suffix}.woff2`
    files.set(name, await subset(part, weight, 'woff2'))
    css += `@font-face {
  font-family: '${family}';
  src: url('./${name}') format('woff2');
  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
${part.suffix === '' ? '' : `  unicode-range: ${unicodeRange(part.characters)};\n`}}
`
  }
  const metrics = await fromBuffer(files.get(`${role}.woff2`) ?? Buffer.alloc(0))
  // System fonts that are adjusted to the typeface's metrics take the same space, so nothing shifts when it loads.
  const systemFonts = hasSerifs ? SYSTEM_FONTS.serif : SYSTEM_FONTS.sansSerif
  const { fontFaces, fontFamily } = createFontStack([{ ...metrics, familyName: family }, ...systemFonts])
  const fallbacks = fontFamily.slice(fontFamily.indexOf(',') + 2)
  const stack = `'${family}', ${fallbacks}, ${hasSerifs ? 'serif' : 'system-ui, sans-serif'}`
  return { files, css: `${css}${fontFaces}\n`, fallbacks, stack }
}

/** The labels' font metrics and each character's width, in font units. */
async function labelTable(parts: readonly Part[]): Promise<LabelTable> {
  let table: LabelTable = { unitsPerEm: 0, ascent: 0, descent: 0, characters: '', advances: [] }
  for (const part of parts) {
    const font = openFont(await subset(part, LABEL_WEIGHT, 'truetype'))
    // All files of a typeface have the same metrics.
    const { unitsPerEm, ascent, descent } = font
    const known = codesOf(part.characters).filter((code) => font.hasGlyphForCodePoint(code))
    const characters = table.characters + String.fromCodePoint(...known)
    const advances = [...table.advances, ...known.map((code) => font.glyphForCodePoint(code).advanceWidth)]
    table = { unitsPerEm, ascent, descent, characters, advances }
  }
  return table
}

/**
 * Makes the font files, their style sheet, and the table of the widths of label characters.
 *
 * @param weight the only weight of the display typeface: a range of weights would double its files
 * @param further characters of the content that Western European text does not have
 * @returns the contents of the files, by name
 */
export async function makeTypefaces(
  { display, text }: Record<'display' | 'text', TypefacePackage>,
  weight: number,
  further: string,
): Promise<Map<string, Buffer>> {
  const textParts = partsOf(text, further)
  const headings = await makeTypeface('display', partsOf(display, further), weight, display)
  const body = await makeTypeface('text', textParts, TEXT_WEIGHTS, text)
  // While a typeface loads, Firefox uses its adjusted fallback only if something on the page uses that fallback alone.
  // Without these two invisible characters, it would show the generic font, and the page would shift.
  const css = `${headings.css}${body.css}
html::before,
html::after {
  position: fixed;
  visibility: hidden;
  font-family: ${headings.fallbacks};
  content: '.';
}

html::after {
  font-family: ${body.fallbacks};
}

:root {
  --font-display: ${headings.stack};
  --font-text: ${body.stack};
  --weight-display: ${weight};
}
`
  return new Map([
    ...headings.files,
    ...body.files,
    [STYLE_SHEET, Buffer.from(css)],
    [LABEL_TABLE, Buffer.from(JSON.stringify(await labelTable(textParts)))],
  ])
}
