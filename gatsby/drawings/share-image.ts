import { MAP_HEIGHT, MAP_WIDTH, type Size } from '../../src/components/map-size'
import type { Hill } from './country'
import { diamond, drawTrail } from './draw-trail'
import type { DrawingColors, Palette } from './palette'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'

/** The font functions that drawings need to convert text to outlines, so that they look the same everywhere. */
export interface Typeface {
  /** The height of capitals, in em. */
  capHeight: number
  /** Returns the width of a line at a size of 1 unit per em, including kerning and tracking. */
  widthOf: (text: string) => number
  /** Converts a line of text to SVG elements without a fill, from the left end of its baseline and its font size, in units. */
  outline: (text: string, x: number, y: number, size: number) => string
}

/** The picture above the text: a terrain with the trail over it, or a photograph as a data URI. */
export type ShareImagePicture = { hill: Hill; trail: Trail } | { photograph: string }

/** What a share image shows. */
export interface ShareImage {
  /** The page's title, 1 to 60 characters. */
  title: string
  /** The firm's name, 1 to 32 characters. */
  firm: string
  /** Without it, the whole background is plain. */
  picture?: ShareImagePicture
  colors: DrawingColors
  /** The logo for a dark background, as a data URI; without it, the firm's name has a diamond. */
  logo?: string
}

/** The size that social networks recommend (1.91:1), in pixels, which are also the units of the drawing. */
export const SHARE_IMAGE: Size = { width: 1200, height: 630 }

/** The left and right margin of the text. */
const INSET = 64
const COLUMN = SHARE_IMAGE.width - 2 * INSET
/** The maximum sizes of a title with one line and with two lines. */
const ONE_LINE = 108
const TWO_LINES = 86
/** Feeds show the image 300 pixels wide, a quarter of its size, where a smaller title is hard to read. */
const LARGE_ENOUGH = 72
const LEADING = 1.1
const FIRM_SIZE = 40
const FIRM_BASELINE = SHARE_IMAGE.height - 52
/** The distance from the left end of the diamond to the firm's name, and half the diamond's diagonal, in em of the name. */
const FIRM_INDENT = 1.2
const DIAMOND_RADIUS = 0.42
/** The distance from the title's last baseline to the firm's capitals, and from the picture to the title's first capitals. */
const ABOVE_FIRM = 54
const ABOVE_TITLE = 48
const RULE = 3
/** The scale of lines, dots, and markers, which are larger than on a whole map because the image is usually shown small. */
const SCALE = 1.7
/** The minimum distance of a marker's center from the edge of the picture. */
const MARKER_CLEARANCE = 34

/**
 * Draws a shared page's preview image: its picture above, its title and the firm's name on plain dark below.
 * Deterministic.
 *
 * @returns an SVG of 1200 × 630 units with text as outlines. Text of any length stays within the margins; the picture
 *   takes over two fifths of the height
 */
export function drawShareImage({ title, firm, picture, colors, logo }: ShareImage, typeface: Typeface): string {
  const { width, height } = SHARE_IMAGE
  const { capHeight, outline } = typeface
  const { lines, size } = setTitle(title, typeface)
  const lastBaseline = FIRM_BASELINE - FIRM_SIZE * capHeight - ABOVE_FIRM
  const firstBaseline = lastBaseline - (lines.length - 1) * size * LEADING
  const pictureHeight = Math.round(firstBaseline - size * capHeight - ABOVE_TITLE)
  const texts = lines.map((line, index) => outline(line, INSET, firstBaseline + index * size * LEADING, size))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.shareImage.ground}"/>` +
    (picture ? drawPicture(picture, pictureHeight, colors) : '') +
    `<g fill="${colors.dark.text}">${texts.join('')}</g>${drawFirm(firm, logo, colors.dark, typeface)}</svg>`
  )
}

/** Breaks a title into one line or, if too small, two lines as even as possible, never with one word on the second. */
function setTitle(title: string, { widthOf }: Typeface): { lines: string[]; size: number } {
  const words = title.trim().split(/\s+/)
  const one = words.join(' ')
  const size = Math.min(ONE_LINE, COLUMN / widthOf(one))
  const breaks = words.slice(0, -2).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, width: Math.max(...lines.map(widthOf)) }
  })
  const [evenest] = breaks.sort((first, second) => first.width - second.width)
  if (size >= LARGE_ENOUGH || !evenest) return { lines: [one], size }
  return { lines: evenest.lines, size: Math.min(TWO_LINES, COLUMN / evenest.width) }
}

/** Draws the picture with the full width of the image and the given height, and a rule below it. */
function drawPicture(picture: ShareImagePicture, height: number, { dark, shareImage }: DrawingColors): string {
  const { width } = SHARE_IMAGE
  const drawing =
    'photograph' in picture
      ? `<image href="${picture.photograph}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
      : drawStrip(picture, height, dark)
  return `${drawing}<rect y="${height}" width="${width}" height="${RULE}" fill="${shareImage.rule}"/>`
}

/**
 * Draws a strip of map around the summit and, with room, the marker before it. Markers that would be cut off are
 * omitted.
 */
function drawStrip({ hill, trail }: { hill: Hill; trail: Trail }, height: number, dark: Palette): string {
  const summit = trail.markers.at(-1)?.y ?? MAP_HEIGHT / 2
  const middle = (summit + (trail.markers.at(-2)?.y ?? summit)) / 2
  const withSummit = clamp(middle - height / 2, summit + MARKER_CLEARANCE - height, summit - MARKER_CLEARANCE)
  const top = Math.round(clamp(withSummit, 0, MAP_HEIGHT - height))
  const isWhole = ({ y }: { y: number }) => Math.min(y - top, top + height - y) >= MARKER_CLEARANCE
  const markers = trail.markers.filter(isWhole)
  return (
    `<svg width="${MAP_WIDTH}" height="${height}" viewBox="0 ${top} ${MAP_WIDTH} ${height}">` +
    `${terrainGroup(hill, dark, SCALE)}${drawTrail({ ...trail, markers }, dark, SCALE)}</svg>`
  )
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Draws the firm's name after its logo, or after the diamond that also precedes it on the site. */
function drawFirm(
  firm: string,
  logo: string | undefined,
  dark: Palette,
  { capHeight, widthOf, outline }: Typeface,
): string {
  const size = Math.min(FIRM_SIZE, COLUMN / (widthOf(firm) + FIRM_INDENT))
  const radius = size * DIAMOND_RADIUS
  const [x, y] = [INSET + radius, FIRM_BASELINE - (size * capHeight) / 2]
  const mark =
    logo === undefined
      ? `<path d="${diamond(x, y, radius)}" fill="none" stroke="${dark.accent}" stroke-width="${radius / 6}"/>` +
        `<path d="${diamond(x, y, radius * 0.45)}" fill="${dark.accent}"/>`
      : `<image href="${logo}" x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}"/>`
  return `${mark}<g fill="${dark.numeral}">${outline(firm, INSET + size * FIRM_INDENT, FIRM_BASELINE, size)}</g>`
}
