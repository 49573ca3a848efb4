import type { Size } from './sheet-size'
import { setTitle, type TitleMeasure } from './title-lines'
import type { Typeface } from './typeface'

/** The size that networks ask for (1.91:1), in pixels; the drawing's units are the same. */
export const SHARE_IMAGE: Size = { width: 1200, height: 630 }

/** What a share image says. */
export interface ShareImageWords {
  /** The page's title, 1 to 60 characters. */
  title: string
  /** The firm's name, 1 to 32 characters. */
  firm: string
}

/** A line of text as it is set: the left end of its baseline, and its size in units per em. */
export interface SetLine {
  text: string
  x: number
  y: number
  size: number
}

/** Where everything on a share image stands, in its units. */
export interface ShareLayout {
  /** The map fills the image from its top down to here; below it is plain ground. */
  mapHeight: number
  title: SetLine[]
  /** The firm's diamond: its middle and half its diagonal. */
  diamond: { x: number; y: number; radius: number }
  firm: SetLine
}

/** The margin at the left and right of the words. */
const INSET = 64
const COLUMN = SHARE_IMAGE.width - 2 * INSET
/** Feeds show the image 300 pixels wide, a quarter of its size: a title below 72 units is hard to read there. */
const TITLE: TitleMeasure = { width: COLUMN, oneLine: 108, twoLines: 86, largeEnough: 72 }
const TITLE_LEADING = 1.1
/** The height of Besley's capitals, in em. */
const CAP_HEIGHT = 0.75
const FIRM_SIZE = 40
const FIRM_BASELINE = SHARE_IMAGE.height - 52
/** From the left end of the diamond to that of the firm's name, and half the diamond's diagonal, in em of the name. */
const FIRM_INDENT = 1.2
const DIAMOND_RADIUS = 0.42
/** From the title's last baseline to the top of the firm's capitals, and from the map to the title's first capitals. */
const ABOVE_FIRM = 54
const ABOVE_TITLE = 48

/**
 * Sets a share image's words from its foot upwards, and gives the map what is left.
 * In: the words and their typeface. Out: the layout; every word is within the margins, and the map is at least two fifths
 * of the image, however long the words are.
 */
export function layOutShareImage({ title, firm }: ShareImageWords, typeface: Typeface): ShareLayout {
  const firmSize = Math.min(FIRM_SIZE, COLUMN / (typeface.widthOf(firm) + FIRM_INDENT))
  const { lines, size } = setTitle(title, typeface, TITLE)
  const leading = size * TITLE_LEADING
  const lastBaseline = FIRM_BASELINE - FIRM_SIZE * CAP_HEIGHT - ABOVE_FIRM
  const firstBaseline = lastBaseline - (lines.length - 1) * leading
  return {
    mapHeight: Math.round(firstBaseline - size * CAP_HEIGHT - ABOVE_TITLE),
    title: lines.map((text, index) => ({ text, x: INSET, y: firstBaseline + index * leading, size })),
    diamond: {
      x: INSET + firmSize * DIAMOND_RADIUS,
      y: FIRM_BASELINE - (firmSize * CAP_HEIGHT) / 2,
      radius: firmSize * DIAMOND_RADIUS,
    },
    firm: { text: firm, x: INSET + firmSize * FIRM_INDENT, y: FIRM_BASELINE, size: firmSize },
  }
}
