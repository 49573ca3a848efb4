import { diamond, drawTrail } from './draw-trail'
import { distance, MAP_HEIGHT, MAP_WIDTH } from './map-size'
import type { Inks, Palette } from './palette'
import { layOutShareImage, SHARE_IMAGE, type ShareImageText, type ShareLayout, type TextLine } from './share-layout'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'
import type { Typeface } from './typeface'

/** The map above the text: a seed and the trail over its terrain. */
interface ShareImageMap {
  seed: string
  trail: Trail
}

/** The picture above the text: a map, or a photograph as a data URI. */
export type ShareImagePicture = ShareImageMap | { photograph: string }

/** What makes the image the firm's. */
export interface ShareImageBrand {
  inks: Inks
  /** The logo for a dark background, as a data URI; without it, the firm's name has a diamond. */
  logo?: string
}

const RULE = 3
/** The scale of lines, dots, and markers, which are larger than on a whole map because the image is usually shown small. */
const SCALE = 1.7
/** The minimum distance of a marker's center from the map's edge, in units. */
const MARKER_CLEARANCE = 34

/**
 * Draws the preview image of a page that is shared on other sites: the page's picture above, its title and the firm's name on a
 * plain lake background below. The same input always gives the same bytes.
 *
 * @param picture the picture; without it, the whole background is plain
 * @param typeface the typeface of the text
 * @returns an SVG document of 1200 × 630 units in which text is converted to outlines
 */
export function drawShareImage(
  text: ShareImageText,
  picture: ShareImagePicture | undefined,
  typeface: Typeface,
  { inks, logo }: ShareImageBrand,
): string {
  const { width, height } = SHARE_IMAGE
  const { mapHeight, title, diamond: mark, firm } = layOutShareImage(text, typeface)
  const outline = ({ text, x, y, size }: TextLine) => typeface.outline(text, x, y, size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${inks.shareImage.ground}"/>` +
    (picture ? drawPicture(picture, mapHeight, inks) : '') +
    `<g fill="${inks.lake.text}">${title.map(outline).join('')}</g>` +
    (logo === undefined ? drawDiamond(mark, inks.lake) : drawLogo(mark, logo)) +
    `<g fill="${inks.lake.numeral}">${outline(firm)}</g></svg>`
  )
}

/** Draws the picture with the full width of the image and the given height, and the rule below it. */
function drawPicture(picture: ShareImagePicture, height: number, { lake, shareImage }: Inks): string {
  const { width } = SHARE_IMAGE
  const drawing =
    'photograph' in picture
      ? `<image href="${picture.photograph}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
      : drawMap(picture, height, lake)
  return `${drawing}<rect y="${height}" width="${width}" height="${RULE}" fill="${shareImage.rule}"/>`
}

/** Draws a section of the map with the full width of the image and the given height. */
function drawMap({ seed, trail }: ShareImageMap, height: number, lake: Palette): string {
  return (
    `<svg width="${MAP_WIDTH}" height="${height}" viewBox="0 ${sectionOf(trail, height).top} ${MAP_WIDTH} ${height}">` +
    `${terrainGroup(seed, lake, SCALE)}${drawTrail(trail, lake, SCALE)}</svg>`
  )
}

/** Whether a section of this height shows every marker of a map, and the trail between them. */
export function showsWholeTrail(trail: Trail, height: number): boolean {
  const { top, cost } = sectionOf(trail, height)
  const [start] = trail.markers
  if (!start || cost >= MAP_HEIGHT) return false
  // A curve never leaves the area between its points and control points.
  const numbers = (trail.path.match(/-?\d+/g) ?? []).map(Number)
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))
  const distances = points.map((point) => distance(point, start))
  const between = points.slice(distances.indexOf(Math.min(...distances)))
  return between.every(({ y }) => y >= top && y <= top + height)
}

/**
 * Returns the section that shows the summit and as many other markers as possible, and cuts off as few as possible.
 * Among several such sections, the best is the one whose center is closest to the center of the visible markers.
 */
function sectionOf({ markers }: Trail, height: number): { top: number; cost: number } {
  const summit = markers.at(-1)?.y ?? MAP_HEIGHT / 2
  let best = { top: 0, cost: Infinity }
  for (let top = 0; top <= MAP_HEIGHT - height; top += 1) {
    const depths = markers.map(({ y }) => Math.min(y - top, top + height - y))
    const visible = markers.filter((_, index) => (depths[index] ?? 0) >= MARKER_CLEARANCE).map(({ y }) => y)
    const cut = depths.filter((depth) => Math.abs(depth) < MARKER_CLEARANCE).length
    const middle = (Math.min(...visible) + Math.max(...visible)) / 2
    const cost = (markers.length - visible.length + cut) * MAP_HEIGHT + Math.abs(top + height / 2 - middle)
    if (visible.includes(summit) && cost < best.cost) best = { top, cost }
  }
  return best
}

/** Draws the firm's diamond, which also precedes its name on the site. */
function drawDiamond({ x, y, radius }: ShareLayout['diamond'], { trail }: Palette): string {
  return (
    `<path d="${diamond(x, y, radius)}" fill="none" stroke="${trail}" stroke-width="${radius / 6}"/>` +
    `<path d="${diamond(x, y, radius * 0.45)}" fill="${trail}"/>`
  )
}

/** Draws the firm's logo in the place of the diamond. */
function drawLogo({ x, y, radius }: ShareLayout['diamond'], logo: string): string {
  return `<image href="${logo}" x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}"/>`
}
