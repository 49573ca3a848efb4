import { drawTrail } from './draw-trail'
import { MAP_HEIGHT, MAP_WIDTH } from './map-size'
import type { Palette } from './palette'
import { terrainGroup } from './terrain'
import type { Trail } from './trail'

/** The scale of dots, markers, and lines. */
const SCALE = 4

/**
 * Draws a map at the height of a line of text: terrain, trail, and markers, without labels.
 *
 * @param seed the seed of the terrain
 * @returns an SVG document of 1200 × 750 units
 */
export function drawThumbnail(seed: string, trail: Trail, palette: Palette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}">` +
    `${terrainGroup(seed, palette, SCALE)}${drawTrail(trail, palette, SCALE)}</svg>`
  )
}
