import { createNoise2D } from 'simplex-noise'
import { contourPath } from './contour-path'
import { randomFrom } from './random'
import type { Point } from './sheet-size'

const PLACES = 72

/**
 * Uneven rings around a place, as contour lines lie around a summit.
 * In: a seed, the middle, the radius of the first ring, the distance between rings and their number (all in units),
 * and how much taller than wide they are. Out: path data in quarters of a unit (see `contourPath`).
 */
export function ringLines(
  seed: string,
  middle: Point,
  first: number,
  step: number,
  count: number,
  stretch: number,
): string {
  const bend = createNoise2D(randomFrom(`rings/${seed}`))
  const rings = Array.from({ length: count }, (_, ring) =>
    Array.from({ length: PLACES + 1 }, (__, place): Point => {
      const angle = (place * 2 * Math.PI) / PLACES
      const radius =
        (first + step * ring) * (1 + 0.13 * bend(1.3 * Math.cos(angle) + ring * 0.05, 1.3 * Math.sin(angle)))
      return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) * stretch }
    }),
  )
  return contourPath(rings, 24, 0)
}
