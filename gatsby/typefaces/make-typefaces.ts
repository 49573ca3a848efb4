import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { TEXT_WEIGHTS } from '../../src/content-model/brand'
import type { LabelTable } from '../../src/illustrations/text-width'
import { openFont, type TypefaceFile, type TypefacePackage } from '../../tools/content/parse/typeface-package'
import { BASIC, codeOf, codesOf, unicodeRange, WESTERN } from './characters'
import { SYSTEM_FONTS } from './system-fonts'

/** Font files that were made before. Gatsby's own cache would lose them with every change of code. */
const MADE_FONTS = 'node_modules/.cache/typefaces'

/** The features that browsers apply by default. Without the others, their glyphs are left out as well. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'mkmk']

/** The weight of the labels on maps. */
const LABEL_WEIGHT = 500

/** Files of {@link makeTypefaces}: the style sheet of the typefaces, and the widths of the labels’ glyphs. */
const STYLE_SHEET = 'fonts.css'
export const LABEL_TABLE = 'label-font.json'

type Role = 'display' | 'text'
type Weight = number | { min: number; max: number }

/** A part of a typeface that is a file of its own. */
interface Part {
  name: string
  source: TypefaceFile
  characters: string
  /** The characters for which a browser loads it; without it, all that no other part has. */
  range?: string
}

/** Makes a font file, which takes a quarter of a second, unless it has been made before. */
async function subset(
  { source, characters }: Part,
  weight: Weight,
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const font = readFileSync(source.path)
  // The package's types do not know `keepFeatures`.
  const options = { targetFormat, variationAxes: { wght: weight }, keepFeatures: FEATURES }
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, options]))
  const file = resolve(MADE_FONTS, hash.digest('hex').slice(0, 16))
  if (existsSync(file)) return readFileSync(file)
  const made = await subsetFont(font, characters, options)
  mkdirSync(resolve(MADE_FONTS), { recursive: true })
  // Another process must not read an incomplete file.
  const unfinished = `${file}-${randomUUID()}`
  writeFileSync(unfinished, made)
  renameSync(unfinished, file)
  return made
}

/** Distributes characters over the files of a package that have them. The Latin file has those of Western European text anyway. */
function partsOf(role: Role, { latin, filesFor }: TypefacePackage, further: string): Part[] {
  const isLatin = (character: string) => latin.characters.has(codeOf(character))
  const others = Array.from(further).filter((character) => !isLatin(character))
  return [
    { name: `${role}.woff2`, source: latin, characters: WESTERN + Array.from(further).filter(isLatin).join('') },
    ...filesFor(new Set(others.map(codeOf))).map((source) => {
      const characters = others.filter((character) => source.characters.has(codeOf(character))).join('')
      return { name: `${role}-${source.subset}.woff2`, source, characters, range: unicodeRange(characters) }
    }),
  ]
}

/** Writes a `@font-face` rule. Descriptors without a value are left out. */
function faceCss(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};\n`],
  )
  return `@font-face {\n${lines.join('')}}\n`
}

/** Makes the files of a typeface, and returns its faces as CSS, and the families that replace it until it has loaded. */
async function makeTypeface(role: Role, furtherParts: readonly Part[], weight: Weight, typeface: TypefacePackage) {
  const { family, hasSerifs, latin } = typeface
  // A browser prefers the last face of a family that has the character, so plain English text comes from this one.
  const basic = { name: `${role}-basic.woff2`, source: latin, characters: BASIC, range: unicodeRange(BASIC) }
  const parts: Part[] = [...furtherParts, basic]
  const files = await Promise.all(parts.map(async (part) => [part.name, await subset(part, weight, 'woff2')] as const))
  const faces = parts.map(({ name, range }) =>
    faceCss({
      'font-family': `'${family}'`,
      src: `url('./${name}') format('woff2')`,
      'font-weight': typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`,
      'font-display': 'swap',
      'unicode-range': range,
    }),
  )
  const metrics = await fromBuffer(files[0]?.[1] ?? Buffer.alloc(0))
  const systemFonts = hasSerifs ? SYSTEM_FONTS.serif : SYSTEM_FONTS.sansSerif
  // Adjusted, system fonts take up the same space as the typeface, and nothing shifts when it loads.
  const fallbackFaces = systemFonts.flatMap((system) =>
    createFontStack([metrics, system.metrics], { fontFaceFormat: 'styleObject' }).fontFaces.map(
      ({ '@font-face': face }) =>
        faceCss({
          'font-family': `'${family} ${system.suffix}'`,
          src: system.names.map((name) => `local('${name}')`).join(', '),
          'ascent-override': face.ascentOverride,
          'descent-override': face.descentOverride,
          'line-gap-override': face.lineGapOverride,
          'size-adjust': face.sizeAdjust,
        }),
    ),
  )
  const fallbacks = systemFonts.map(({ suffix }) => `'${family} ${suffix}'`).join(', ')
  const stack = `'${family}', ${fallbacks}, ${hasSerifs ? 'serif' : 'system-ui, sans-serif'}`
  return { files, css: [...faces, ...fallbackFaces].join('\n'), stack, fallbacks }
}

/**
 * Uses the fallbacks once in text that is not visible. While a typeface loads, Firefox shows its fallback only if the page already
 * uses that by itself; otherwise, it shows the generic font, and the page shifts.
 */
function useFallbacks(display: string, text: string): string {
  return `html::before,
html::after {
  position: fixed;
  visibility: hidden;
  font-family: ${display};
  content: '.';
}

html::after {
  font-family: ${text};
}
`
}

/** The metrics of the labels' font and the advance width of each character, in the font's units. */
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
 * Makes the files of the site's typefaces from their npm packages.
 *
 * @param weight the weight of the display typeface, which is fixed: the file is half the size of the variable font
 * @param further characters of the content besides those of Western European text, which are always included
 * @returns the files by name: fonts, their style sheet, and the widths of the labels’ glyphs
 */
export async function makeTypefaces(
  { display, text }: Record<'display' | 'text', TypefacePackage>,
  weight: number,
  further: string,
): Promise<Map<string, Buffer>> {
  const textParts = partsOf('text', text, further)
  const headings = await makeTypeface('display', partsOf('display', display, further), weight, display)
  const body = await makeTypeface('text', textParts, TEXT_WEIGHTS, text)
  const tokens = [`--font-display: ${headings.stack}`, `--font-text: ${body.stack}`, `--weight-display: ${weight}`]
  const root = `:root {\n${tokens.map((token) => `  ${token};\n`).join('')}}\n`
  const css = [headings.css, body.css, useFallbacks(headings.fallbacks, body.fallbacks), root].join('\n')
  return new Map([
    ...headings.files,
    ...body.files,
    [STYLE_SHEET, Buffer.from(css)],
    [LABEL_TABLE, Buffer.from(JSON.stringify(await labelTable(textParts)))],
  ])
}
