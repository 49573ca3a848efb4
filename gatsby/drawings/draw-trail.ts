import { MARKER_RADIUS } from './label-candidates'
import type { DrawingColors, Palette } from './palette'
import type { Trail } from './trail'

/**
 * Draws a trail's dots and markers as SVG elements in map units, the summit's filled.
 *
 * @param scale the scale of dots and markers, 1 on a whole map
 */
export function drawTrail({ path, markers }: Trail, { accent, markerFill }: Palette, scale: number): string {
  const marks = markers.map(({ x, y }, index) => {
    const outer =
      `<path d="${diamond(x, y, (MARKER_RADIUS - 1.5) * scale)}" fill="${markerFill}" ` +
      `stroke="${accent}" stroke-width="${2.5 * scale}"/>`
    return index === markers.length - 1 ? `${outer}<path d="${diamond(x, y, 5.5 * scale)}" fill="${accent}"/>` : outer
  })
  return (
    `<path d="${path}" fill="none" stroke="${accent}" stroke-width="${4.5 * scale}" stroke-linecap="round" ` +
    `stroke-dasharray="0 ${10.5 * scale}"/>${marks.join('')}`
  )
}

/** Returns a diamond's path data from its center and half its diagonal, in units. */
export function diamond(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}l${radius} ${radius} ${-radius} ${radius} ${-radius} ${-radius}z`
}

/** Draws the icon of a firm without a logo, a trail's final diamond, as an SVG document. */
export function drawIcon({ light: { markerFill, accent } }: DrawingColors): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path fill="${markerFill}" stroke="${accent}" stroke-width="3" d="M16 3 29 16 16 29 3 16Z"/>` +
    `<path fill="${accent}" d="M16 10 22 16 16 22 10 16Z"/></svg>`
  )
}
