import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Glyph } from 'fontkit'
import type { Typeface } from '../../src/illustrations/typeface'

/** The tracking of the display typeface, in em: `--tracking-display` in tokens.css. */
const TRACKING = -0.02

/**
 * Opens the site's display typeface from the font file that visitors load, so that outlines match the text of pages.
 *
 * @returns the typeface at the fixed weight of the file
 * @throws if the file contains more than one font
 */
export function openDisplayTypeface(): Typeface {
  // Gatsby compiles this file to another folder, so paths are relative to the working directory.
  const font = create(readFileSync(resolve('src/styles/fonts/besley.woff2')))
  if (!('layout' in font)) throw new Error('besley.woff2 is a collection of fonts')

  const layOut = (text: string): { glyphs: { glyph: Glyph; x: number }[]; width: number } => {
    const { glyphs, positions } = font.layout(text)
    let x = 0
    const positioned = glyphs.map((glyph, index) => {
      const start = x
      x += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + TRACKING
      return { glyph, x: start }
    })
    return { glyphs: positioned, width: x - TRACKING }
  }
  return {
    widthOf: (text) => layOut(text).width,
    outline: (text, x, y, size) => {
      const scale = size / font.unitsPerEm
      const paths = layOut(text).glyphs.map(
        ({ glyph, x: start }) => `<path transform="translate(${start * font.unitsPerEm})" d="${glyph.path.toSVG()}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}
