import { distance, type Point } from '../../src/components/map-size'

/** A smooth line, as SVG path data and as a series of points a few units apart. */
export interface Curve {
  path: string
  points: Point[]
  /** The length of the line from its start to each point, in map units. */
  lengths: number[]
}

/** The approximate maximum distance between two points of a curve, in map units. */
const SAMPLE_STEP = 8

/**
 * Draws a smooth line through points (a uniform Catmull-Rom spline).
 *
 * @param through two or more points in map units
 * @returns the curve: path data of an `M`, a `C`, and `S` with absolute integers, about 15 bytes per point, and points
 *   exactly on it
 */
export function curveThrough(through: readonly Point[]): Curve {
  const knots = through.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const points: Point[] = []
  let path = ''
  let last: { knot: Point; handle: Point } | undefined
  knots.forEach((knot, index) => {
    const before = knots[index - 1] ?? knot
    const after = knots[index + 1] ?? knot
    // The incoming control point is the reflection of the outgoing one, as `S` assumes.
    const handle = {
      x: Math.round(knot.x + (after.x - before.x) / 6),
      y: Math.round(knot.y + (after.y - before.y) / 6),
    }
    const incoming = { x: 2 * knot.x - handle.x, y: 2 * knot.y - handle.y }
    if (last) {
      path += `${index === 1 ? `C${last.handle.x} ${last.handle.y} ` : 'S'}${incoming.x} ${incoming.y} ${knot.x} ${knot.y}`
      points.push(...sample(last.knot, last.handle, incoming, knot))
    } else {
      path = `M${knot.x} ${knot.y}`
      points.push(knot)
    }
    last = { knot, handle }
  })
  let length = 0
  const lengths = points.map((point, index) => (length += distance(points[index - 1] ?? point, point)))
  return { path, points, lengths }
}

/** Returns points on a cubic Bézier curve, without its start. */
function sample(from: Point, handle: Point, incoming: Point, to: Point): Point[] {
  const reach = distance(from, handle) + distance(handle, incoming) + distance(incoming, to)
  const steps = Math.max(2, Math.ceil(reach / SAMPLE_STEP))
  return Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps
    const s = 1 - t
    return {
      x: s * s * s * from.x + 3 * s * s * t * handle.x + 3 * s * t * t * incoming.x + t * t * t * to.x,
      y: s * s * s * from.y + 3 * s * s * t * handle.y + 3 * s * t * t * incoming.y + t * t * t * to.y,
    }
  })
}

/** Returns a curve's first point at or beyond a length in map units, or else its end. */
export function pointAlong({ points, lengths }: Curve, length: number): Point {
  return points[lengths.findIndex((reached) => reached >= length)] ?? points.at(-1) ?? { x: 0, y: 0 }
}

/** Returns the total length of a curve, in map units. */
export function lengthOf({ lengths }: Curve): number {
  return lengths.at(-1) ?? 0
}
