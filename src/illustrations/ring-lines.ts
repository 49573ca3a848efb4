import { createNoise2D } from 'simplex-noise'
import { contourPath } from './contour-path'
import type { Point } from './map-size'
import { seededRandom } from './random'

const POINTS = 72

/**
 * Draws irregular rings around a point, like contour lines around a summit. All lengths are in units.
 *
 * @param middle the center of the rings
 * @param first the radius of the first ring
 * @param step the distance between two rings
 * @param count the number of rings
 * @param stretch the ratio of height to width
 * @returns path data in halves of a unit (see `contourPath`)
 */
export function ringLines(
  seed: string,
  middle: Point,
  first: number,
  step: number,
  count: number,
  stretch: number,
): string {
  const bend = createNoise2D(seededRandom(`rings/${seed}`))
  const rings = Array.from({ length: count }, (_, ring) =>
    Array.from({ length: POINTS + 1 }, (__, index): Point => {
      const angle = (index * 2 * Math.PI) / POINTS
      const radius =
        (first + step * ring) * (1 + 0.13 * bend(1.3 * Math.cos(angle) + ring * 0.05, 1.3 * Math.sin(angle)))
      return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) * stretch }
    }),
  )
  return contourPath(rings, 36, 0)
}
