import { MAP_HEIGHT, MAP_WIDTH, type Size } from '../../src/components/map-size'
import type { Hill } from './country'
import { diamond, drawTrail } from './draw-trail'
import type { DrawingColors, Palette } from './palette'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'

/** The font functions for text as outlines, which look the same everywhere. */
export interface Typeface {
  /** In em. */
  capHeight: number
  /** Returns a line's width at 1 unit per em, with kerning and tracking. */
  widthOf: (text: string) => number
  /** Converts a line to unfilled SVG elements, from its baseline's left end and font size, in units. */
  outline: (text: string, x: number, y: number, size: number) => string
}

/** The picture above the text: a terrain with its trail, or a photograph as a data URI. */
export type ShareImagePicture = { hill: Hill; trail: Trail } | { photograph: string }

export interface ShareImage {
  /** The page's title, 1 to 60 characters. */
  title: string
  /** The firm's name, 1 to 32 characters. */
  firm: string
  /** Without it, the whole background is plain. */
  picture?: ShareImagePicture
  colors: DrawingColors
  /** The logo for dark, as a data URI; without it, the firm's name has a diamond. */
  logo?: string
}

/** The recommended size for social networks (1.91:1), in pixels and units of the drawing. */
export const SHARE_IMAGE: Size = { width: 1200, height: 630 }

const INSET = 64
const COLUMN = SHARE_IMAGE.width - 2 * INSET
/** The maximum sizes of a title with one line and with two lines. */
const ONE_LINE = 108
const TWO_LINES = 86
/** Feeds show the image at a quarter, 300 pixels wide, where a smaller title is hard to read. */
const LARGE_ENOUGH = 72
const LEADING = 1.1
const FIRM_SIZE = 40
const FIRM_BASELINE = SHARE_IMAGE.height - 52
/** From the diamond's left end to the firm's name, and half the diagonal, in em of the name. */
const FIRM_INDENT = 1.2
const DIAMOND_RADIUS = 0.42
/** From the title's last baseline to the firm's capitals, and from the picture to the title's. */
const ABOVE_FIRM = 54
const ABOVE_TITLE = 48
const RULE = 3
/** The scale of lines, dots, and markers: larger than on a map, as the image is usually shown small. */
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

/** Draws the picture at the image's full width and a given height, and a rule below. */
function drawPicture(picture: ShareImagePicture, height: number, { dark, shareImage }: DrawingColors): string {
  const { width } = SHARE_IMAGE
  const drawing =
    'photograph' in picture
      ? `<image href="${picture.photograph}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
      : drawStrip(picture, height, dark)
  return `${drawing}<rect y="${height}" width="${width}" height="${RULE}" fill="${shareImage.rule}"/>`
}

/**
 * Draws a strip of map around the summit and, with room, the marker before it, but no markers that would be cut off.
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

/** Draws the firm's name after its logo, or after the site's diamond. */
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
