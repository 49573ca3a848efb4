import { MARKER_RADIUS } from './label-candidates'
import type { Palette } from './palette'
import type { Trail } from './trail'

/**
 * Draws a trail's dots and markers as SVG elements in map units. The marker on the summit is filled.
 *
 * @param scale the scale of the dots and markers, 1 on a whole map
 */
export function drawTrail({ path, markers }: Trail, palette: Palette, scale = 1): string {
  const marks = markers.map(({ x, y }, index) => {
    const outer =
      `<path d="${diamond(x, y, (MARKER_RADIUS - 1.5) * scale)}" fill="${palette.markerFill}" ` +
      `stroke="${palette.trail}" stroke-width="${2.5 * scale}"/>`
    return index === markers.length - 1
      ? `${outer}<path d="${diamond(x, y, 5.5 * scale)}" fill="${palette.trail}"/>`
      : outer
  })
  return (
    `<path d="${path}" fill="none" stroke="${palette.trail}" stroke-width="${4.5 * scale}" stroke-linecap="round" ` +
    `stroke-dasharray="0 ${10.5 * scale}"/>${marks.join('')}`
  )
}

/** Returns the path data of a diamond from its center and half its diagonal, in units. */
export function diamond(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}l${radius} ${radius} ${-radius} ${radius} ${-radius} ${-radius}z`
}
