import { INKS, LAKE } from './palette'
import { layOutShareImage, SHARE_IMAGE, type SetLine, type ShareImageText, type ShareLayout } from './share-layout'
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet-size'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'
import { diamond, drawMarks } from './trail-marks'
import type { Typeface } from './typeface'

/** The map above the text: a seed and the trail over its terrain. */
export interface ShareImageLand {
  seed: string
  trail: Trail
}

const INK = INKS.lake
const RULE = 3
/** The scale of the trail's dots and markers, which are larger than on a whole map because the image is usually shown small. */
const MARK_SCALE = 1.7
/** The minimum distance of a marker's center from the map's edge, in units. */
const BLAZE_CLEARANCE = 34

/**
 * Draws the preview image of a page that is shared on other sites: the page's map above, its title and the firm's name on a
 * plain lake background below. The same input always gives the same bytes.
 *
 * @param typeface the typeface of the text
 * @returns an SVG document of 1200 × 630 units in which text is converted to outlines
 */
export function drawShareImage(words: ShareImageText, land: ShareImageLand, typeface: Typeface): string {
  const { width, height } = SHARE_IMAGE
  const { mapHeight, title, diamond: mark, firm } = layOutShareImage(words, typeface)
  const outline = ({ text, x, y, size }: SetLine) => typeface.outline(text, x, y, size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${LAKE.ground}"/>${drawMap(land, mapHeight)}` +
    `<rect y="${mapHeight}" width="${width}" height="${RULE}" fill="${LAKE.rule}"/>` +
    `<g fill="${INK.text}">${title.map(outline).join('')}</g>${drawDiamond(mark)}` +
    `<g fill="${INK.numeral}">${outline(firm)}</g></svg>`
  )
}

/** Draws a section of the map with the full width of the image and the given height. */
function drawMap({ seed, trail }: ShareImageLand, height: number): string {
  return (
    `<svg width="${SHEET_WIDTH}" height="${height}" viewBox="0 ${windowTop(trail, height)} ${SHEET_WIDTH} ${height}">` +
    `${terrainGroup(seed, 'lake')}${drawMarks(trail, INK, MARK_SCALE)}</svg>`
  )
}

/**
 * Returns the top of the section that shows the summit and as many other markers as possible, and cuts off as few as possible.
 * Among several such sections, the best is the one whose center is closest to the center of the visible markers.
 */
function windowTop({ blazes }: Trail, height: number): number {
  const summit = blazes.at(-1)?.y ?? SHEET_HEIGHT / 2
  let best = { top: 0, cost: Infinity }
  for (let top = 0; top <= SHEET_HEIGHT - height; top += 1) {
    const depths = blazes.map(({ y }) => Math.min(y - top, top + height - y))
    const shown = blazes.filter((_, index) => (depths[index] ?? 0) >= BLAZE_CLEARANCE).map(({ y }) => y)
    const cut = depths.filter((depth) => Math.abs(depth) < BLAZE_CLEARANCE).length
    const middle = (Math.min(...shown) + Math.max(...shown)) / 2
    const cost = (blazes.length - shown.length + cut) * SHEET_HEIGHT + Math.abs(top + height / 2 - middle)
    if (shown.includes(summit) && cost < best.cost) best = { top, cost }
  }
  return best.top
}

/** Draws the firm's diamond, which also precedes its name on the site. */
function drawDiamond({ x, y, radius }: ShareLayout['diamond']): string {
  return (
    `<path d="${diamond(x, y, radius)}" fill="none" stroke="${INK.trail}" stroke-width="${radius / 6}"/>` +
    `<path d="${diamond(x, y, radius * 0.45)}" fill="${INK.trail}"/>`
  )
}
