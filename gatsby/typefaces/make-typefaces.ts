import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { TEXT_WEIGHTS } from '../../src/content-model/brand'
import type { LabelTable } from '../../src/illustrations/text-width'
import type { TypefaceFile, TypefacePackage } from '../../tools/content/parse/typeface-package'
import { BASIC, codeOf, codesOf, unicodeRange, WESTERN } from './characters'
import { faceCss } from './face-css'
import { adjustFallbacks } from './fallback-faces'

/** The features that browsers apply by default. Without the others, their glyphs are left out as well. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'mkmk']

/** The weight of the labels on maps. */
const LABEL_WEIGHT = 500

/** Files of {@link makeTypefaces}: the style sheet of the typefaces, and the widths of the labels’ glyphs. */
const STYLE_SHEET = 'fonts.css'
export const LABEL_TABLE = 'label-font.json'

type Weight = number | { min: number; max: number }

interface Typeface {
  role: 'display' | 'text'
  weight: Weight
  typeface: TypefacePackage
}

/** A part of a typeface that is a file of its own. */
interface Part {
  source: TypefaceFile
  characters: string
}

async function subset(
  { source, characters }: Part,
  weight: Weight,
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  // The package's types do not know `keepFeatures`.
  const options = { targetFormat, variationAxes: { wght: weight }, keepFeatures: FEATURES }
  return subsetFont(readFileSync(source.path), characters, options)
}

/** Distributes characters over the files of a package that have them. The Latin file has those of Western European text anyway. */
function partsOf({ latin, filesFor }: TypefacePackage, further: string): Part[] {
  const parts: Part[] = [{ source: latin, characters: WESTERN }]
  let rest = Array.from(further)
  for (const source of [latin, ...filesFor(new Set(codesOf(further)))]) {
    const found = rest.filter((character) => source.characters.has(codeOf(character))).join('')
    rest = rest.filter((character) => !found.includes(character))
    if (source === latin) parts[0] = { source, characters: WESTERN + found }
    else if (found !== '') parts.push({ source, characters: found })
  }
  return parts
}

/** The font files of a typeface by name, its faces and those of its fallbacks as CSS, and its stack of families. */
async function makeTypeface({ role, weight, typeface }: Typeface, parts: readonly Part[]) {
  const files = new Map<string, Buffer>()
  const add = async (name: string, part: Part, range?: string): Promise<string> => {
    files.set(name, await subset(part, weight, 'woff2'))
    return faceCss({
      'font-family': `'${typeface.family}'`,
      src: `url('./${name}') format('woff2')`,
      'font-weight': typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`,
      'font-display': 'swap',
      'unicode-range': range,
    })
  }
  const faces: string[] = []
  for (const part of parts) {
    const isLatin = part.source === typeface.latin
    const name = isLatin ? `${role}.woff2` : `${role}-${part.source.subset}.woff2`
    faces.push(await add(name, part, isLatin ? undefined : unicodeRange(part.characters)))
  }
  // A browser prefers the last face of a family that has the character, so plain English text comes from this one.
  faces.push(await add(`${role}-basic.woff2`, { source: typeface.latin, characters: BASIC }, unicodeRange(BASIC)))
  const complete = files.get(`${role}.woff2`) ?? Buffer.alloc(0)
  const fallbacks = await adjustFallbacks(typeface.family, typeface.hasSerifs, complete)
  const generic = typeface.hasSerifs ? 'serif' : 'system-ui, sans-serif'
  const stack = [typeface.family, ...fallbacks.families].map((family) => `'${family}'`)
  return {
    files,
    css: [...faces, ...fallbacks.css].join('\n'),
    stack: [...stack, generic].join(', '),
    fallbacks: stack.slice(1).join(', '),
  }
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
  const tables = await Promise.all(
    parts.map(async (part) => {
      const font = create(await subset(part, LABEL_WEIGHT, 'truetype'))
      if (!('characterSet' in font)) throw new Error(`${part.source.path} is a collection of fonts`)
      const { ascent, descent, unitsPerEm } = font
      const known = codesOf(part.characters).filter((code) => font.hasGlyphForCodePoint(code))
      const advances = known.map((code) => font.glyphForCodePoint(code).advanceWidth)
      return { unitsPerEm, ascent, descent, characters: String.fromCodePoint(...known), advances }
    }),
  )
  // All files of a typeface have the same metrics.
  return tables.reduce((all, { characters, advances }) => ({
    ...all,
    characters: all.characters + characters,
    advances: [...all.advances, ...advances],
  }))
}

/**
 * Makes the files of the site's typefaces from their npm packages.
 *
 * @param weight the weight of the display typeface, which is fixed: the file is half the size of the variable font
 * @param further characters of the content besides those of Western European text, which are always included
 * @returns the files by name: fonts, their style sheet, and the widths of the labels' glyphs
 */
export async function makeTypefaces(
  { display, text }: Record<'display' | 'text', TypefacePackage>,
  weight: number,
  further: string,
): Promise<Map<string, Buffer | string>> {
  const textParts = partsOf(text, further)
  const headings = await makeTypeface({ role: 'display', weight, typeface: display }, partsOf(display, further))
  const body = await makeTypeface({ role: 'text', weight: TEXT_WEIGHTS, typeface: text }, textParts)
  const tokens = [`--font-display: ${headings.stack}`, `--font-text: ${body.stack}`, `--weight-display: ${weight}`]
  const root = `:root {\n${tokens.map((token) => `  ${token};\n`).join('')}}\n`
  return new Map<string, Buffer | string>([
    ...headings.files,
    ...body.files,
    [STYLE_SHEET, [headings.css, body.css, useFallbacks(headings.fallbacks, body.fallbacks), root].join('\n')],
    [LABEL_TABLE, JSON.stringify(await labelTable(textParts))],
  ])
}
