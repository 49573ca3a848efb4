import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Glyph } from 'fontkit'
import type { Typeface } from '../../src/illustrations/typeface'

/** The tracking of the display face, in em: `--tracking-display` of tokens.css. */
const TRACKING = -0.02

/**
 * Opens the site's display face: the same file that visitors get, so that an outline looks as their text does.
 *
 * @returns the face at the weight in which the file is made
 * @throws where the file is no single font
 */
export function openDisplayFace(): Typeface {
  // Gatsby compiles this file to another folder, so that paths are taken from the working directory.
  const font = create(readFileSync(resolve('src/styles/fonts/besley.woff2')))
  if (!('layout' in font)) throw new Error('besley.woff2 is a collection of fonts')

  const place = (text: string): { glyphs: { glyph: Glyph; x: number }[]; width: number } => {
    const { glyphs, positions } = font.layout(text)
    let x = 0
    const placed = glyphs.map((glyph, index) => {
      const start = x
      x += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + TRACKING
      return { glyph, x: start }
    })
    return { glyphs: placed, width: x - TRACKING }
  }
  return {
    widthOf: (text) => place(text).width,
    outline: (text, x, y, size) => {
      const scale = size / font.unitsPerEm
      const paths = place(text).glyphs.map(
        ({ glyph, x: start }) => `<path transform="translate(${start * font.unitsPerEm})" d="${glyph.path.toSVG()}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}
