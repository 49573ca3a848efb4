import type { Size } from './map-size'
import { type TitleMeasure, typesetTitle } from './title-lines'
import type { Typeface } from './typeface'

/** The size that social networks recommend (1.91:1), in pixels, which are also the units of the drawing. */
export const SHARE_IMAGE: Size = { width: 1200, height: 630 }

/** The text of a share image. */
export interface ShareImageText {
  /** The page's title, 1 to 60 characters. */
  title: string
  /** The firm's name, 1 to 32 characters. */
  firm: string
}

/** A positioned line of text: the left end of its baseline, and its size in units per em. */
export interface TextLine {
  text: string
  x: number
  y: number
  size: number
}

/** The layout of a share image, in its units. */
export interface ShareLayout {
  /** The height of the map, which starts at the top of the image. The area below it is plain. */
  mapHeight: number
  title: TextLine[]
  /** The firm's diamond: its center and half its diagonal. */
  diamond: { x: number; y: number; radius: number }
  firm: TextLine
}

/** The left and right margin of the text. */
const INSET = 64
const COLUMN = SHARE_IMAGE.width - 2 * INSET
/** Feeds show the image 300 pixels wide, a quarter of its size, where a title below 72 units is hard to read. */
const TITLE: TitleMeasure = { width: COLUMN, oneLine: 108, twoLines: 86, largeEnough: 72 }
const TITLE_LEADING = 1.1
const FIRM_SIZE = 40
const FIRM_BASELINE = SHARE_IMAGE.height - 52
/** The distance from the left end of the diamond to the firm's name, and half the diamond's diagonal, in em of the name. */
const FIRM_INDENT = 1.2
const DIAMOND_RADIUS = 0.42
/** The distance from the title's last baseline to the firm's capitals, and from the map to the title's first capitals. */
const ABOVE_FIRM = 54
const ABOVE_TITLE = 48

/**
 * Lays out the text of a share image from the bottom up; the map takes the remaining height.
 *
 * @param typeface the typeface of the text
 * @returns the layout; regardless of the length of the text, it is within the margins, and the map takes at least two fifths of
 *   the image
 */
export function layOutShareImage({ title, firm }: ShareImageText, typeface: Typeface): ShareLayout {
  const { capHeight } = typeface
  const firmSize = Math.min(FIRM_SIZE, COLUMN / (typeface.widthOf(firm) + FIRM_INDENT))
  const { lines, size } = typesetTitle(title, typeface, TITLE)
  const leading = size * TITLE_LEADING
  const lastBaseline = FIRM_BASELINE - FIRM_SIZE * capHeight - ABOVE_FIRM
  const firstBaseline = lastBaseline - (lines.length - 1) * leading
  return {
    mapHeight: Math.round(firstBaseline - size * capHeight - ABOVE_TITLE),
    title: lines.map((text, index) => ({ text, x: INSET, y: firstBaseline + index * leading, size })),
    diamond: {
      x: INSET + firmSize * DIAMOND_RADIUS,
      y: FIRM_BASELINE - (firmSize * capHeight) / 2,
      radius: firmSize * DIAMOND_RADIUS,
    },
    firm: { text: firm, x: INSET + firmSize * FIRM_INDENT, y: FIRM_BASELINE, size: firmSize },
  }
}
