import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Font } from 'fontkit'
import { z } from 'zod'
import { openFont } from '../../content-check/parse/typeface-package'
import { RIGHT_TO_LEFT_LETTER } from '../../content-model/locale/text-direction'
import { type LabelFont, labelFont } from './label-font'
import { codeOf } from './characters'
import { displayTracking } from './display-tracking'
import { LABEL_TABLE } from './make-typefaces'
import { TYPEFACES } from './typeface-files'

/** The font functions for text as outlines, which look the same everywhere. */
export interface Typeface {
  /** In em. */
  capHeight: number
  /** Returns a line's width at 1 unit per em, with kerning and tracking. */
  widthOf: (text: string) => number
  /** Converts a line to unfilled SVG elements, from its baseline's left end and font size, in units. */
  outline: (text: string, x: number, y: number, size: number) => string
}

const table = z.object({
  unitsPerEm: z.number(),
  ascent: z.number(),
  descent: z.number(),
  characters: z.string(),
  advances: z.array(z.number()),
})

/** Opens the font of labels on maps: only its metrics and widths, because pages draw the labels as text. */
export function openLabelFont(folder = TYPEFACES): LabelFont {
  return labelFont(table.parse(JSON.parse(readFileSync(resolve(folder, LABEL_TABLE), 'utf8'))))
}

/**
 * Puts the words of a text that is written from right to left into the order in which they are seen, from left to right. Words
 * in other scripts, and numbers, keep their order among each other.
 */
function inVisualOrder(words: readonly string[]): string[] {
  const groups: string[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && ![word, ...last].some((one) => RIGHT_TO_LEFT_LETTER.test(one))) last.push(word)
    else groups.push([word])
  }
  return groups.reverse().flat()
}

/** Opens the display typeface from visitors' font files, so that outlines match pages. */
export function openDisplayTypeface(folder = TYPEFACES): Typeface {
  const open = (name: string): Font => openFont(readFileSync(resolve(folder, name)))
  const western = open('display.woff2')
  const others = readdirSync(resolve(folder)).filter((name) => /^display-(?!basic)/.test(name))
  const fonts = [western, ...others.map(open)]
  const { capHeight, unitsPerEm } = western
  const tracking = displayTracking()

  /** Divides text into runs that one font can show in full. A character that all lack goes to the first font. */
  const runsOf = (text: string) => {
    const runs: { font: Font; text: string }[] = []
    for (const character of text.normalize('NFC')) {
      const font = fonts.find((one) => one.hasGlyphForCodePoint(codeOf(character))) ?? western
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  /** Divides a text into runs in the order in which they are seen, from left to right. */
  const visualRunsOf = (text: string) => {
    if (!RIGHT_TO_LEFT_LETTER.test(text)) return runsOf(text)
    return inVisualOrder(text.split(' ')).flatMap((word, index) => {
      const runs = runsOf(word)
      return [...(index > 0 ? runsOf(' ') : []), ...(RIGHT_TO_LEFT_LETTER.test(word) ? runs.reverse() : runs)]
    })
  }

  const layOut = (text: string) => {
    let x = 0
    const glyphs = visualRunsOf(text).flatMap(({ font, text: run }) => {
      // Numerals are written from left to right, also in Arabic.
      const direction = RIGHT_TO_LEFT_LETTER.test(run) ? 'rtl' : 'ltr'
      const { glyphs: shaped, positions } = font.layout(run, undefined, undefined, undefined, direction)
      return shaped.map((glyph, index) => {
        const start = x
        x += (positions[index]?.xAdvance ?? 0) / unitsPerEm + tracking
        return { glyph, x: start }
      })
    })
    return { glyphs, width: x - tracking }
  }

  return {
    capHeight: capHeight / unitsPerEm,
    widthOf: (text) => layOut(text).width,
    outline: (text, x, y, size) => {
      const scale = size / unitsPerEm
      const paths = layOut(text).glyphs.map(
        ({ glyph, x: start }) => `<path transform="translate(${start * unitsPerEm})" d="${glyph.path.toSVG()}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}
