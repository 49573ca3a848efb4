import { contours } from 'd3-contour'
import { MAP_HEIGHT, MAP_WIDTH } from '../../src/components/map-size'
import { mixColors, type Palette, reliefColor } from '../brand/drawing-colors'
import { type Height, landscapeOf } from './landscape'
import { type Massif, massifHeights, sheetHeights } from './sheet-layout'
import { even, ringPath } from './spline'

/**
 * The number of levels, and the grid's cell size in map units. With a finer grid, files are larger, and the map looks the
 * same even at a width of 3,840 pixels.
 */
const MAP = { levels: 30, cell: 9 }
/** Like {@link MAP}, for the index sheet: its smaller hills need a finer grid, and its names leave room for fewer lines. */
const SHEET = { levels: 20, cell: 6 }
/** The locator is 136 pixels wide and shows one line: the third of six levels, around massifs that are so small that they don't touch. */
const LOCATOR = { levels: 6, level: 2, cell: 20, share: 0.9 }
const SIZE = `width="${MAP_WIDTH}" height="${MAP_HEIGHT}"`
/** Every fifth contour line is heavier, as on printed maps. */
const INDEX_EVERY = 5
/** The cells beyond each edge, so that contours close outside the map. */
const MARGIN_CELLS = 2
/** A contour has a point wherever it crosses the grid. Its spline needs only every fourth, and is smoother for it. */
const EVERY_POINT = 4
/** Rings with fewer points are left out: they would look like specks of dirt. */
const FEWEST_POINTS = 5 * EVERY_POINT
/** Path units per map unit: half units keep curves smooth at 3840 pixels; whole units don't. */
const UNITS = 2
/** How far the lit and the shaded edge of a level show, in path units. Their width makes slopes look steep or gentle. */
const SHADE = 3.6
/** The widths of contour lines, and of every fifth one, in map units. */
const LINE_WIDTHS = { line: 0.8, index: 1.25 }

/**
 * Draws only the terrain: background tint, stacked relief, and contour lines. Deterministic.
 *
 * @param seed of the landscape, such as a service's slug
 * @param broader the scale of line widths; broader lines need less detail, and blend into gray if there are thirty
 * @returns an SVG document of about 25 kB
 */
export function drawTerrain(seed: string, palette: Palette, broader = 1): string {
  const levels = Math.round(MAP.levels / Math.sqrt(broader))
  return drawLevels(landscapeOf(seed), palette, levels, MAP.cell * broader, broader)
}

/** Draws the terrain of the index sheet as an SVG document of the size of a map. */
export function drawSheet(massifs: readonly Massif[], palette: Palette): string {
  return drawLevels(sheetHeights(massifs), palette, SHEET.levels, SHEET.cell)
}

/** Returns the outline of the sheet's massifs: SVG path data in map units. */
export function outlineMassifs(massifs: readonly Massif[]): string {
  return contourPaths(massifHeights(massifs, LOCATOR.share), LOCATOR.levels, LOCATOR.cell, 1)[LOCATOR.level] ?? ''
}

/** Returns the contours of every level as path data, the lowest level first; empty for a level with only specks. */
function contourPaths(heightAt: Height, levels: number, cell: number, units: number): string[] {
  const columns = Math.ceil(MAP_WIDTH / cell) + 1 + 2 * MARGIN_CELLS
  const rows = Math.ceil(MAP_HEIGHT / cell) + 1 + 2 * MARGIN_CELLS
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    return heightAt((column - MARGIN_CELLS) * cell, ((index - column) / columns - MARGIN_CELLS) * cell)
  })
  const lowest = Math.min(...heights)
  const step = (Math.max(...heights) - lowest) / levels
  const trace = contours().size([columns, rows])
  // d3-contour positions the first value of the grid at 0.5.
  const toPath = (value = 0): number => even((value - 0.5 - MARGIN_CELLS) * cell * units)
  return Array.from({ length: levels }, (_, level) => {
    const rings = trace.contour(heights, lowest + (level + 0.5) * step).coordinates.flat()
    const thinned = rings
      .filter(({ length }) => length >= FEWEST_POINTS)
      .map((ring) => ring.filter((_, index) => index % EVERY_POINT === 1))
    return thinned.map((ring) => ringPath(ring.map(([x, y]) => ({ x: toPath(x), y: toPath(y) })))).join('')
  })
}

function drawLevels(heightAt: Height, palette: Palette, levels: number, cell: number, broader = 1): string {
  let shapes = ''
  let relief = ''
  let lines = ''
  let indexLines = ''
  contourPaths(heightAt, levels, cell, UNITS).forEach((path, level) => {
    if (path === '') return
    const use = `<use href="#l${level}"`
    shapes += `<path id="l${level}" d="${path}" fill-rule="evenodd"/>`
    // Opaque colors, because thirty translucent layers accumulate rounding errors and shift the tint.
    const below = reliefColor(palette, level / levels)
    // In a small rendering, the lit and shaded edges are invisible, but take most of the painting time.
    if (broader === 1) {
      relief +=
        `${use} x="${-SHADE}" y="${-SHADE}" fill="${mixColors(below, palette.lit, palette.litShare)}"/>` +
        `${use} x="${SHADE}" y="${SHADE}" fill="${mixColors(below, palette.shade, palette.shadeShare)}"/>`
    }
    relief += `${use} fill="${reliefColor(palette, (level + 1) / levels)}"/>`
    if (level % INDEX_EVERY === INDEX_EVERY - 1) indexLines += `${use}/>`
    else lines += `${use}/>`
  })
  const stroked = (uses: string, opacity: number, width: number) =>
    `<g fill="none" stroke="${palette.contour}" stroke-opacity="${opacity}" stroke-width="${width * UNITS * broader}">${uses}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE} viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">` +
    `<defs>${shapes}</defs><rect ${SIZE} fill="${reliefColor(palette, 0)}"/>` +
    `<g transform="scale(${1 / UNITS})">${relief}${stroked(lines, palette.contourOpacity, LINE_WIDTHS.line)}` +
    `${stroked(indexLines, palette.indexOpacity, LINE_WIDTHS.index)}</g></svg>`
  )
}
