import { diamond, drawTrail } from './draw-trail'
import { MAP_HEIGHT, MAP_WIDTH } from './map-size'
import { LAKE, PALETTES } from './palette'
import { layOutShareImage, SHARE_IMAGE, type ShareImageText, type ShareLayout, type TextLine } from './share-layout'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'
import type { Typeface } from './typeface'

/** The map above the text: a seed and the trail over its terrain. */
export interface ShareImageMap {
  seed: string
  trail: Trail
}

const PALETTE = PALETTES.lake
const RULE = 3
/** The scale of the trail's dots and markers, which are larger than on a whole map because the image is usually shown small. */
const MARKER_SCALE = 1.7
/** The minimum distance of a marker's center from the map's edge, in units. */
const MARKER_CLEARANCE = 34

/**
 * Draws the preview image of a page that is shared on other sites: the page's map above, its title and the firm's name on a
 * plain lake background below. The same input always gives the same bytes.
 *
 * @param typeface the typeface of the text
 * @returns an SVG document of 1200 × 630 units in which text is converted to outlines
 */
export function drawShareImage(text: ShareImageText, map: ShareImageMap, typeface: Typeface): string {
  const { width, height } = SHARE_IMAGE
  const { mapHeight, title, diamond: mark, firm } = layOutShareImage(text, typeface)
  const outline = ({ text, x, y, size }: TextLine) => typeface.outline(text, x, y, size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${LAKE.ground}"/>${drawMap(map, mapHeight)}` +
    `<rect y="${mapHeight}" width="${width}" height="${RULE}" fill="${LAKE.rule}"/>` +
    `<g fill="${PALETTE.text}">${title.map(outline).join('')}</g>${drawDiamond(mark)}` +
    `<g fill="${PALETTE.numeral}">${outline(firm)}</g></svg>`
  )
}

/** Draws a section of the map with the full width of the image and the given height. */
function drawMap({ seed, trail }: ShareImageMap, height: number): string {
  return (
    `<svg width="${MAP_WIDTH}" height="${height}" viewBox="0 ${windowTop(trail, height)} ${MAP_WIDTH} ${height}">` +
    `${terrainGroup(seed, 'lake')}${drawTrail(trail, PALETTE, MARKER_SCALE)}</svg>`
  )
}

/**
 * Returns the top of the section that shows the summit and as many other markers as possible, and cuts off as few as possible.
 * Among several such sections, the best is the one whose center is closest to the center of the visible markers.
 */
function windowTop({ markers }: Trail, height: number): number {
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
  return best.top
}

/** Draws the firm's diamond, which also precedes its name on the site. */
function drawDiamond({ x, y, radius }: ShareLayout['diamond']): string {
  return (
    `<path d="${diamond(x, y, radius)}" fill="none" stroke="${PALETTE.trail}" stroke-width="${radius / 6}"/>` +
    `<path d="${diamond(x, y, radius * 0.45)}" fill="${PALETTE.trail}"/>`
  )
}
