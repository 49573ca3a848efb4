import { distance, type Point } from './map-size'

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
 * @returns the curve; its path data is one `M`, one `C`, and a series of `S` with absolute integers, about 15 bytes per point,
 *   and its points are exactly on the line that the path data draws
 * @throws a RangeError for fewer than two points
 */
export function curveThrough(through: readonly Point[]): Curve {
  const knots = through.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const first = knots[0]
  if (!first || knots.length < 2) throw new RangeError('A curve needs at least two points.')
  const points: Point[] = [first]
  const lengths: number[] = [0]
  let path = `M${first.x} ${first.y}`
  let from = first
  let handle = outgoingHandle(knots, 0)
  for (let index = 1; index < knots.length; index += 1) {
    const to = knots[index] ?? from
    const out = outgoingHandle(knots, index)
    const incoming = { x: 2 * to.x - out.x, y: 2 * to.y - out.y }
    const numbers = [incoming.x, incoming.y, to.x, to.y]
    path += index === 1 ? `C${[handle.x, handle.y, ...numbers].join(' ')}` : `S${numbers.join(' ')}`
    sample(from, handle, incoming, to, points, lengths)
    from = to
    handle = out
  }
  return { path, points, lengths }
}

/** Returns the outgoing control point of a knot. The incoming one is its reflection, as `S` assumes. */
function outgoingHandle(knots: readonly Point[], index: number): Point {
  const knot = knots[index] ?? { x: 0, y: 0 }
  const before = knots[index - 1] ?? knot
  const after = knots[index + 1] ?? knot
  return { x: Math.round(knot.x + (after.x - before.x) / 6), y: Math.round(knot.y + (after.y - before.y) / 6) }
}

function sample(from: Point, handle: Point, incoming: Point, to: Point, points: Point[], lengths: number[]): void {
  const reach = distance(from, handle) + distance(handle, incoming) + distance(incoming, to)
  const steps = Math.max(2, Math.ceil(reach / SAMPLE_STEP))
  let last = from
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps
    const s = 1 - t
    const point = {
      x: s * s * s * from.x + 3 * s * s * t * handle.x + 3 * s * t * t * incoming.x + t * t * t * to.x,
      y: s * s * s * from.y + 3 * s * s * t * handle.y + 3 * s * t * t * incoming.y + t * t * t * to.y,
    }
    lengths.push((lengths[lengths.length - 1] ?? 0) + distance(last, point))
    points.push(point)
    last = point
  }
}

/**
 * Finds the point at a given length along a curve.
 *
 * @param length the length from the start of the curve, in map units
 * @returns the first point of the curve at or beyond that length, and its index
 */
export function pointAlong(curve: Curve, length: number): { point: Point; index: number } {
  let low = 0
  let high = curve.lengths.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((curve.lengths[middle] ?? 0) < length) low = middle + 1
    else high = middle
  }
  return { point: curve.points[low] ?? { x: 0, y: 0 }, index: low }
}

/** Returns the total length of a curve, in map units. */
export function lengthOf(curve: Curve): number {
  return curve.lengths[curve.lengths.length - 1] ?? 0
}

/**
 * Whether no two parts of a curve come too close to each other.
 *
 * @param clearance the minimum distance between two parts, in map units
 * @returns false if two points are closer than that although the path between them is more than three times as long
 */
export function isClearOfItself(curve: Curve, clearance: number): boolean {
  const { points, lengths } = curve
  for (let first = 0; first < points.length; first += 2) {
    const a = points[first]
    for (let second = first + 2; second < points.length; second += 2) {
      const b = points[second]
      const pathLength = (lengths[second] ?? 0) - (lengths[first] ?? 0)
      if (a && b && pathLength > 3 * clearance && distance(a, b) < clearance) return false
    }
  }
  return true
}
