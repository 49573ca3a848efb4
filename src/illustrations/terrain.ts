import { contours } from 'd3-contour'
import { contourPath, UNITS_PER_SHEET_UNIT } from './contour-path'
import { shapeLandscape, type Landscape } from './landscape'
import { INKS, mixColours, reliefColour, type Inks, type Tone } from './palette'
import { hashOf } from './random'
import { SHEET, type Point, type Size } from './sheet-size'

export { SHEET_HEIGHT, SHEET_WIDTH } from './sheet-size'
export type { Tone } from './palette'

/** The bytes that terrain may take, so that a sheet with its trail and labels stays within 60 kB. */
const TERRAIN_BYTES = 55_000
/** The levels of a whole sheet. */
export const LEVELS = 30
const INDEX_EVERY = 5
/** Cells of the height grid along the sheet's longer side; a finer grid shows no difference on paper. */
const CELLS = 132
/** Cells beyond each edge, so that the closing sides of contours lie off the sheet. */
const MARGIN_CELLS = 2
const SPACINGS = [11, 13, 16, 20, 26, 36]
const SMALLEST_AREA = 260
const SHADE_OFFSET = 1.8

/**
 * Terrain alone: background tint, stacked relief, contour lines; no trail, no labels.
 * In: a seed (a slug), a tone and the sheet's size in units (1200 × 750 unless told). Out: a complete SVG document,
 * the same bytes for the same input, at most 55,000 of them.
 */
export function drawTerrain(seed: string, tone: Tone, size: Size = SHEET): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" ` +
    `width="${size.width}" height="${size.height}">${terrainGroup(seed, tone, size)}</svg>`
  )
}

/**
 * The elements of `drawTerrain` without the document around them, for a sheet that draws more above them.
 * In and out as there, the number of levels (30 unless told), and how many times broader than on a whole sheet its lines
 * are (1 unless told). The identifiers within are the seed's, tone's and size's own, so that several stand on one page.
 */
export function terrainGroup(seed: string, tone: Tone, size: Size = SHEET, levels = LEVELS, broader = 1): string {
  const land = shapeLandscape(seed, size)
  const name = `t${hashOf(`${seed}/${tone}/${size.width}x${size.height}`).toString(36)}`
  const rings = levelRings(land, levels)
  let drawn = ''
  for (const spacing of SPACINGS) {
    drawn = drawLevels(rings, spacing, name, size, INKS[tone], broader)
    if (drawn.length <= (TERRAIN_BYTES * levels) / LEVELS) break
  }
  return drawn
}

/** The rings of every level, lowest first, in sheet units. */
function levelRings(land: Landscape, levels: number): Point[][][] {
  const { width, height } = land.size
  const cell = Math.max(width, height) / CELLS
  const columns = Math.ceil(width / cell) + 1 + 2 * MARGIN_CELLS
  const rows = Math.ceil(height / cell) + 1 + 2 * MARGIN_CELLS
  const heights: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      heights.push(land.heightAt((column - MARGIN_CELLS) * cell, (row - MARGIN_CELLS) * cell))
    }
  }
  const lowest = heights.reduce((low, value) => Math.min(low, value), Infinity)
  const highest = land.heightAt(land.summit.x, land.summit.y)
  const trace = contours().size([columns, rows])
  return Array.from({ length: levels }, (_, level) => {
    const threshold = lowest + ((highest - lowest) * (level + 0.5)) / levels
    // d3-contour puts the grid's first value at 0.5.
    const toSheet = (value: number): number => (value - 0.5 - MARGIN_CELLS) * cell
    return trace
      .contour(heights, threshold)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: toSheet(x), y: toSheet(y) })))
  })
}

function drawLevels(
  rings: Point[][][],
  spacing: number,
  name: string,
  size: Size,
  inks: Inks,
  broader: number,
): string {
  const scale = Math.sqrt((size.width * size.height) / (SHEET.width * SHEET.height))
  const shift = Math.round(SHADE_OFFSET * UNITS_PER_SHEET_UNIT)
  let shapes = ''
  let relief = ''
  let lines = ''
  let indexLines = ''
  rings.forEach((level, index) => {
    const data = contourPath(level, spacing * scale, SMALLEST_AREA * scale * scale)
    if (data === '') return
    const use = `<use href="#${name}-${index}"`
    shapes += `<path id="${name}-${index}" d="${data}" fill-rule="evenodd"/>`
    // Opaque colours: thirty translucent layers would each round to whole colour steps, and the tint would drift.
    const below = reliefColour(inks, index / rings.length)
    relief +=
      `${use} x="${-shift}" y="${-shift}" fill="${mixColours(below, inks.lit, inks.litShare)}"/>` +
      `${use} x="${shift}" y="${shift}" fill="${mixColours(below, inks.shade, inks.shadeShare)}"/>` +
      `${use} fill="${reliefColour(inks, (index + 1) / rings.length)}"/>`
    if (index % INDEX_EVERY === INDEX_EVERY - 1) indexLines += `${use}/>`
    else lines += `${use}/>`
  })
  return (
    `<defs>${shapes}</defs><rect width="${size.width}" height="${size.height}" fill="${reliefColour(inks, 0)}"/>` +
    `<g transform="scale(${1 / UNITS_PER_SHEET_UNIT})">${relief}` +
    `<g fill="none" stroke="${inks.contour}" stroke-opacity="${inks.contourOpacity}" stroke-width="${3.2 * broader}">${lines}</g>` +
    `<g fill="none" stroke="${inks.contour}" stroke-opacity="${inks.indexOpacity}" stroke-width="${5 * broader}">${indexLines}</g></g>`
  )
}
