import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'
import type { Typeface } from '../../src/illustrations/typeface'
import { codeOf } from './characters'
import { TYPEFACES } from './typeface-files'

/** The tracking of the display typeface, in em: `--tracking-display` in tokens.css. */
const TRACKING = -0.02

/** The files of the display typeface: that of Western European text comes first, and its part with plain English text is left out. */
const DISPLAY_FILE = /^display(?!-basic)(?:-[a-z0-9-]+)?\.woff2$/

function openFont(file: string): Font {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  return font
}

/** Splits a text into runs of characters of which a font has all. The first font shows those that no font has. */
function runsOf(text: string, fonts: readonly [Font, ...Font[]]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codeOf(character))) ?? fonts[0]
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/**
 * Opens the site's display typeface from the font files that visitors load, so that outlines match the text of pages.
 *
 * @param folder the folder with the files of the site's typefaces
 * @returns the typeface at the fixed weight of the files
 * @throws if a file contains more than one font
 */
export function openDisplayTypeface(folder = TYPEFACES): Typeface {
  // Gatsby compiles this file to another folder, so paths are relative to the working directory.
  const names = readdirSync(resolve(folder)).filter((name) => DISPLAY_FILE.test(name))
  const [first, ...others] = names
    .sort((one, other) => one.length - other.length)
    .map((name) => openFont(resolve(folder, name)))
  if (!first) throw new Error(`${folder} has no display typeface`)

  const layOut = (text: string): { glyphs: { glyph: Glyph; x: number }[]; width: number } => {
    let x = 0
    const glyphs = runsOf(text, [first, ...others]).flatMap(({ font, text: run }) => {
      const { glyphs: shaped, positions } = font.layout(run)
      return shaped.map((glyph, index) => {
        const start = x
        x += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + TRACKING
        return { glyph, x: start }
      })
    })
    return { glyphs, width: x - TRACKING }
  }
  return {
    capHeight: first.capHeight / first.unitsPerEm,
    widthOf: (text) => layOut(text).width,
    outline: (text, x, y, size) => {
      // All files of a typeface have the same units.
      const { unitsPerEm } = first
      const scale = size / unitsPerEm
      const paths = layOut(text).glyphs.map(
        ({ glyph, x: start }) => `<path transform="translate(${start * unitsPerEm})" d="${glyph.path.toSVG()}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}
