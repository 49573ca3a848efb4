import { MAP_HEIGHT, MAP_WIDTH, MARKER_RADIUS, type Point, type Size } from '../../src/components/map-size'
import type { DrawingColors, Palette } from '../brand/drawing-colors'
import type { Typeface } from '../typefaces/open-typefaces'
import { inTwoLines } from '../typefaces/two-lines'
import { drawTerrain } from './terrain'
import type { Trail } from './trail'

/** The picture above the text: a terrain with its trail, or a photograph as a data URI. */
export type ShareImagePicture = { seed: string; trail: Trail } | { photograph: string }

export interface ShareImage {
  /** The page's title, 1 to 60 characters. */
  title: string
  /** The firm's name, 1 to 32 characters. */
  firm: string
  /** The direction of the site's language. Text begins at the right margin if it is written from there. */
  direction: 'ltr' | 'rtl'
  /** Without it, the whole background is plain. */
  picture?: ShareImagePicture
  colors: DrawingColors
  /** The logo for dark, as a data URI; without it, the firm's name has a diamond. */
  logo?: string
}

/** The recommended size for social networks (1.91:1), in pixels and units of the drawing. */
export const SHARE_IMAGE: Size = { width: 1200, height: 630 }

/** The margin at the sides, in units of the drawing. */
const INSET = 64
const COLUMN = SHARE_IMAGE.width - 2 * INSET
/** The maximum sizes of a title with one line and with two lines. */
const LARGEST = { oneLine: 108, twoLines: 86 }
/** The least size of a title on one line. Feeds show the image 300 pixels wide, where a smaller title is hard to read. */
const LARGE_ENOUGH = 72
const LEADING = 1.1
const FIRM_SIZE = 40
const FIRM_BASELINE = SHARE_IMAGE.height - 52
/** From the diamond's left end to the firm's name, and half the diagonal, in em of the name. */
const FIRM = { indent: 1.2, diamond: 0.42 }
/** From the title's last baseline to the firm's capitals, and from the picture to the title's. */
const ABOVE = { firm: 54, title: 48 }
const RULE = 3
/** The scale of dots and the waymark, which would be too small to see where the image is shown at a quarter of its size. */
const SCALE = 1.7
/** The diameter of a trail's dots, and the distance between their centers: in roughly the same proportion as in src/components/Trail.tsx. */
const DOTS = { size: 4.5, apart: 10.5 }

/**
 * Draws a shared page's preview image: its picture above, its title and the firm's name on plain dark below.
 * Deterministic.
 *
 * @returns an SVG of 1200 × 630 units with text as outlines. Text of any length stays within the margins; the picture
 *   takes over two fifths of the height
 */
export function drawShareImage(image: ShareImage, typeface: Typeface): string {
  const { title, picture, colors } = image
  const { width, height } = SHARE_IMAGE
  const { lines, size } = setTitle(title, typeface)
  const lastBaseline = FIRM_BASELINE - FIRM_SIZE * typeface.capHeight - ABOVE.firm
  const firstBaseline = lastBaseline - (lines.length - 1) * size * LEADING
  const pictureHeight = Math.round(firstBaseline - size * typeface.capHeight - ABOVE.title)
  const texts = lines.map((line, index) => {
    const x = startOf(image, typeface.widthOf(line) * size)
    return typeface.outline(line, x, firstBaseline + index * size * LEADING, size)
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.shareImage.ground}"/>` +
    (picture ? drawPicture(picture, pictureHeight, colors) : '') +
    `<g fill="${colors.dark.text}">${texts.join('')}</g>${drawFirm(image, typeface)}</svg>`
  )
}

/** Returns the left end of what is this wide, and begins at the margin where lines begin. */
function startOf({ direction }: ShareImage, width: number): number {
  return direction === 'rtl' ? SHARE_IMAGE.width - INSET - width : INSET
}

/** Breaks a title into one line or, if too small, two lines as even as possible, never with one word on the second. */
function setTitle(title: string, { widthOf }: Typeface): { lines: string[]; size: number } {
  const one = title.trim().replace(/\s+/g, ' ')
  const lines = COLUMN / widthOf(one) >= LARGE_ENOUGH ? [one] : inTwoLines(one, widthOf, 2)
  const largest = lines.length === 1 ? LARGEST.oneLine : LARGEST.twoLines
  return { lines, size: Math.min(largest, COLUMN / Math.max(...lines.map(widthOf))) }
}

/** Draws the picture at the image's full width and a given height, and a rule below. */
function drawPicture(picture: ShareImagePicture, height: number, { dark, shareImage }: DrawingColors): string {
  const { width } = SHARE_IMAGE
  const drawing =
    'photograph' in picture
      ? `<image href="${picture.photograph}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
      : drawStrip(picture.seed, picture.trail, height, dark)
  return `${drawing}<rect y="${height}" width="${width}" height="${RULE}" fill="${shareImage.rule}"/>`
}

/**
 * Draws a strip of map with a dotted trail, and the summit in the middle if the map is high enough. Only the summit has a
 * waymark: the others have labels on the page, and would stand for nothing here.
 */
function drawStrip(seed: string, { path, markers }: Trail, height: number, dark: Palette): string {
  const summit = markers.at(-1) ?? { x: 0, y: 0 }
  const top = Math.round(Math.max(0, Math.min(summit.y - height / 2, MAP_HEIGHT - height)))
  const dots = `stroke-width="${DOTS.size * SCALE}" stroke-linecap="round" stroke-dasharray="0 ${DOTS.apart * SCALE}"`
  return (
    `<svg width="${MAP_WIDTH}" height="${height}" viewBox="0 ${top} ${MAP_WIDTH} ${height}">` +
    `${drawTerrain(seed, dark, SCALE)}<path d="${path}" fill="none" stroke="${dark.accent}" ${dots}/>` +
    `${drawWaymark(summit, MARKER_RADIUS * SCALE, dark.accent, dark.markerFill)}</svg>`
  )
}

/** Draws the firm's name after its logo, or after the site's diamond. */
function drawFirm(image: ShareImage, { capHeight, widthOf, outline }: Typeface): string {
  const { firm, logo, direction, colors } = image
  const size = Math.min(FIRM_SIZE, COLUMN / (widthOf(firm) + FIRM.indent))
  const radius = size * FIRM.diamond
  const [x, y] = [startOf(image, 2 * radius) + radius, FIRM_BASELINE - (size * capHeight) / 2]
  const name = startOf(image, size * widthOf(firm)) + (direction === 'rtl' ? -1 : 1) * size * FIRM.indent
  const mark =
    logo === undefined
      ? drawWaymark({ x, y }, radius, colors.dark.accent)
      : `<image href="${logo}" x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}"/>`
  return `${mark}<g fill="${colors.dark.numeral}">${outline(firm, name, FIRM_BASELINE, size)}</g>`
}

/** Draws a diamond around a smaller one, as `src/components/DiamondMarker.tsx` does. `radius` is half its diagonal. */
function drawWaymark({ x, y }: Point, radius: number, accent: string, fill = 'none'): string {
  const path = (half: number) => `d="M${x} ${y - half}l${half} ${half} ${-half} ${half} ${-half} ${-half}z"`
  const outline = `<path ${path(radius)} fill="${fill}" stroke="${accent}" stroke-width="${radius / 6}"/>`
  return `${outline}<path ${path(0.45 * radius)} fill="${accent}"/>`
}
