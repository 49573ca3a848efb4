import { contours } from 'd3-contour'
import { MAP_SIZE, MAP_WIDTH, type Point, type Size } from '../../src/components/map-size'
import { contourPath } from './contour-path'
import { type Country, countryHeights, countrySize, type Hill, landscapeOf } from './country'
import type { Height } from './landscape'
import { mixColors, type Palette, reliefColor } from './palette'
import { hashOf } from './random'

/** Path units per map unit: half units keep curves smooth at 3840 pixels; whole units don't. */
const UNITS_PER_MAP_UNIT = 2
const LEVELS = 30
const INDEX_EVERY = 5
/** The height grid's cell size, in map units; a finer grid looks the same. */
const CELL = MAP_WIDTH / 132
/** The cells beyond each edge, so that contours close outside the map. */
const MARGIN_CELLS = 2
/** The distance between a contour's points. Closer ones make larger files, and don't show at 3840 pixels. */
const SPACING = 26
const SMALLEST_AREA = 260
const OUTLINE = { cell: MAP_WIDTH / 50, spacing: 60, smallestArea: 4000 }
/** A whole country has fewer levels and a finer grid, because its hills are smaller. */
const SHEET = { levels: 20, cell: MAP_WIDTH / 150, spacing: 16, roughness: 0.35 }
const SHADE_OFFSET = 1.8
const LINE_WIDTH = 0.8
const INDEX_LINE_WIDTH = 1.25

/**
 * Draws only the terrain: background tint, stacked relief, and contour lines. Deterministic.
 *
 * @returns an SVG document of about 25 kB
 */
export function drawTerrain(hill: Hill, palette: Palette): string {
  return svgDocument(MAP_SIZE, terrainGroup(hill, palette))
}

/** Returns the size of a country's drawing, as wide as a map, in units of its viewBox. */
export function sheetSize(country: Country): Size {
  const { width, height } = countrySize(country)
  return { width: MAP_WIDTH, height: Math.round((MAP_WIDTH * height) / width) }
}

/**
 * Draws the terrain of a whole country, without the ground's details.
 *
 * @returns a complete SVG document of `sheetSize`
 */
export function drawCountry(country: Country, palette: Palette): string {
  const size = sheetSize(country)
  const heightAt = countryHeights(country, undefined, SHEET.roughness)
  const scale = countrySize(country).width / MAP_WIDTH
  const rings = levelRings((x, y) => heightAt(x * scale, y * scale), size, SHEET.levels, SHEET.cell)
  return svgDocument(size, drawLevels(rings, size, 'sheet', palette, 1, SHEET.spacing))
}

/** The outlines of countries. A build asks for the same one for every service. */
const outlines = new Map<string, string>()

/** Returns the outline of a country's massifs: SVG path data in units of `sheetSize`. */
export function outlineCountry(country: Country): string {
  const key = JSON.stringify(country)
  const outline = outlines.get(key) ?? drawOutline(country)
  outlines.set(key, outline)
  return outline
}

function drawOutline(country: Country): string {
  const size = sheetSize(country)
  const heightAt = countryHeights(country, undefined, 0)
  const scale = countrySize(country).width / MAP_WIDTH
  const [, rings = []] = levelRings((x, y) => heightAt(x * scale, y * scale), size, 6, OUTLINE.cell)
  return contourPath(rings, OUTLINE.spacing, OUTLINE.smallestArea, 1)
}

function svgDocument({ width, height }: Size, elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${elements}</svg>`
}

/**
 * Draws `drawTerrain`'s elements without the document, for a larger map. IDs are unique to the hill and tone, so a page
 * can have several maps.
 *
 * @param broader the scale of line widths, 1 by default; broader lines need less detail
 */
export function terrainGroup(hill: Hill, palette: Palette, broader = 1): string {
  const name = `t${hashOf(`${JSON.stringify(hill)}/${palette.tone}`).toString(36)}`
  // In a small rendering, thirty levels would blend into gray.
  const levels = Math.round(LEVELS / Math.sqrt(broader))
  const rings = levelRings(landscapeOf(hill).heightAt, MAP_SIZE, levels, CELL * coarsenessOf(broader))
  return drawLevels(rings, MAP_SIZE, name, palette, broader, SPACING)
}

/** How much coarser shapes may be under lines that are broader by this factor. */
function coarsenessOf(broader: number): number {
  return broader ** 0.7
}

/** Computes the contour rings of every level in map units, the lowest level first. */
function levelRings(heightAt: Height, size: Size, levels: number, cell: number): Point[][][] {
  const columns = Math.ceil(size.width / cell) + 1 + 2 * MARGIN_CELLS
  const rows = Math.ceil(size.height / cell) + 1 + 2 * MARGIN_CELLS
  const heights: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      heights.push(heightAt((column - MARGIN_CELLS) * cell, (row - MARGIN_CELLS) * cell))
    }
  }
  const lowest = heights.reduce((low, value) => Math.min(low, value), Infinity)
  const highest = heights.reduce((high, value) => Math.max(high, value), -Infinity)
  const trace = contours().size([columns, rows])
  return Array.from({ length: levels }, (_, level) => {
    const threshold = lowest + ((highest - lowest) * (level + 0.5)) / levels
    // d3-contour positions the first value of the grid at 0.5.
    const toMap = (value: number): number => (value - 0.5 - MARGIN_CELLS) * cell
    return trace
      .contour(heights, threshold)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: toMap(x), y: toMap(y) })))
  })
}

function drawLevels(
  rings: Point[][][],
  { width, height }: Size,
  name: string,
  palette: Palette,
  broader: number,
  spacing: number,
): string {
  const scale = coarsenessOf(broader)
  const units = UNITS_PER_MAP_UNIT / broader
  const shift = SHADE_OFFSET * units
  let shapes = ''
  let relief = ''
  let lines = ''
  let indexLines = ''
  rings.forEach((level, index) => {
    const data = contourPath(level, spacing * scale, SMALLEST_AREA * scale * scale, units)
    if (data === '') return
    const use = `<use href="#${name}-${index}"`
    shapes += `<path id="${name}-${index}" d="${data}" fill-rule="evenodd"/>`
    // Opaque colors, because thirty translucent layers accumulate rounding errors and shift the tint.
    const below = reliefColor(palette, index / rings.length)
    // In a small rendering, the lit and shaded edges are invisible, but take most of the painting time.
    if (broader === 1) {
      relief +=
        `${use} x="${-shift}" y="${-shift}" fill="${mixColors(below, palette.lit, palette.litShare)}"/>` +
        `${use} x="${shift}" y="${shift}" fill="${mixColors(below, palette.shade, palette.shadeShare)}"/>`
    }
    relief += `${use} fill="${reliefColor(palette, (index + 1) / rings.length)}"/>`
    if (index % INDEX_EVERY === INDEX_EVERY - 1) indexLines += `${use}/>`
    else lines += `${use}/>`
  })
  return (
    `<defs>${shapes}</defs><rect width="${width}" height="${height}" fill="${reliefColor(palette, 0)}"/>` +
    `<g transform="scale(${1 / units})">${relief}` +
    `<g fill="none" stroke="${palette.contour}" stroke-opacity="${palette.contourOpacity}" stroke-width="${LINE_WIDTH * units * broader}">${lines}</g>` +
    `<g fill="none" stroke="${palette.contour}" stroke-opacity="${palette.indexOpacity}" stroke-width="${INDEX_LINE_WIDTH * units * broader}">${indexLines}</g></g>`
  )
}
