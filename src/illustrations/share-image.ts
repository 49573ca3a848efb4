import { INKS, LAKE } from './palette'
import { layOutShareImage, SHARE_IMAGE, type SetLine, type ShareImageWords, type ShareLayout } from './share-layout'
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet-size'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'
import { diamond, drawMarks } from './trail-marks'
import type { Typeface } from './typeface'

/** The land above the words: a seed and the trail over its sheet. */
export interface ShareImageLand {
  seed: string
  trail: Trail
}

const INK = INKS.lake
const RULE = 3
/** Marks larger than on a whole sheet, as the image is mostly seen small. */
const MARKS = 1.7
/** What the middle of a blaze keeps from the map's edge, in units. */
const BLAZE_ROOM = 34

/**
 * The picture that stands for a page where its address is shared: the page's land above, its title and the firm's name
 * on plain lake below.
 * In: the words, the land, and the typeface of the words. Out: an SVG document of 1200 × 630 units in which text is
 * outlines; the same input gives the same bytes.
 */
export function drawShareImage(words: ShareImageWords, land: ShareImageLand, typeface: Typeface): string {
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

/** The part of a land's sheet that is as wide as the image and has the given height. */
function drawMap({ seed, trail }: ShareImageLand, height: number): string {
  return (
    `<svg width="${SHEET_WIDTH}" height="${height}" viewBox="0 ${windowTop(trail, height)} ${SHEET_WIDTH} ${height}">` +
    `${terrainGroup(seed, 'lake')}${drawMarks(trail, INK, MARKS)}</svg>`
  )
}

/**
 * Where a window on a sheet begins, so that it shows the summit and as many other blazes as it can, and cuts none; of
 * several such windows, the one whose middle is nearest to the middle of what it shows.
 */
function windowTop({ blazes }: Trail, height: number): number {
  const summit = blazes.at(-1)?.y ?? SHEET_HEIGHT / 2
  let best = { top: 0, cost: Infinity }
  for (let top = 0; top <= SHEET_HEIGHT - height; top += 1) {
    const depths = blazes.map(({ y }) => Math.min(y - top, top + height - y))
    const shown = blazes.filter((_, index) => (depths[index] ?? 0) >= BLAZE_ROOM).map(({ y }) => y)
    const cut = depths.filter((depth) => Math.abs(depth) < BLAZE_ROOM).length
    const middle = (Math.min(...shown) + Math.max(...shown)) / 2
    const cost = (blazes.length - shown.length + cut) * SHEET_HEIGHT + Math.abs(top + height / 2 - middle)
    if (shown.includes(summit) && cost < best.cost) best = { top, cost }
  }
  return best.top
}

/** The firm's diamond, as it stands before its name on the site. */
function drawDiamond({ x, y, radius }: ShareLayout['diamond']): string {
  return (
    `<path d="${diamond(x, y, radius)}" fill="none" stroke="${INK.trail}" stroke-width="${radius / 6}"/>` +
    `<path d="${diamond(x, y, radius * 0.45)}" fill="${INK.trail}"/>`
  )
}
