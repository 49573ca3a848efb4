import { escapeXml } from '../encoding/escape-xml'
import { drawTrail } from './draw-trail'
import { MAP_HEIGHT, MAP_WIDTH } from './map-size'
import type { Palette } from './palette'
import { terrainGroup } from './terrain'
import { LABEL_SIZE, type LabelFont } from './text-width'
import { type Marker, planTrail } from './trail'

interface MapOptions {
  palette: Palette
  /** Whether to draw the titles; a small rendering omits them. */
  labels: boolean
  font: LabelFont
  /** The scale of dots, markers, and lines, which are larger in a small rendering; 1 by default. */
  scale?: number
}

/**
 * Draws the complete map of a seed: terrain, trail, and markers, with or without labels. The same input always gives the same
 * bytes.
 *
 * @param seed a seed, such as a slug
 * @param titles one to six titles of 1 to 40 characters
 * @returns an SVG document of 1200 × 750 units, at most 60 kB
 * @throws the errors of `planTrail` and `escapeXml`
 */
export function drawMap(seed: string, titles: readonly string[], options: MapOptions): string {
  const { palette, scale = 1 } = options
  const trail = planTrail(seed, titles, options.font)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}">` +
    terrainGroup(seed, palette, scale) +
    drawTrail(trail, palette, scale) +
    (options.labels ? drawLabels(trail.markers, palette) : '') +
    '</svg>'
  )
}

function drawLabels(markers: readonly Marker[], palette: Palette): string {
  const texts = markers.map(
    ({ number, title, label }) =>
      `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">` +
      `<tspan fill="${palette.numeral}">${number}</tspan> ${escapeXml(title)}</text>`,
  )
  return (
    `<g style="font-family:var(--font-text)" font-weight="500" ` +
    `font-size="${LABEL_SIZE}" fill="${palette.text}">${texts.join('')}</g>`
  )
}
