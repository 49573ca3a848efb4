import { distance, type Point } from './sheet-size'

/** A smooth line: its SVG path data, and the same line as a row of places a few units apart. */
export interface Curve {
  path: string
  places: Point[]
  /** The length of the line from its start to each place, in sheet units. */
  lengths: number[]
}

/** Places of a curve lie at most about this far apart, in sheet units. */
const SAMPLE_STEP = 8

/**
 * Draws a smooth line through places (a uniform Catmull-Rom spline).
 * In: two or more places in sheet units. Out: the curve; its path data is one `M`, one `C` and a run of `S` with
 * absolute integers, about 15 bytes per place, and its places lie on exactly the line that the path data draws.
 * Throws a RangeError for fewer than two places.
 */
export function drawCurve(through: readonly Point[]): Curve {
  const knots = through.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const first = knots[0]
  if (!first || knots.length < 2) throw new RangeError('A curve needs at least two places.')
  const places: Point[] = [first]
  const lengths: number[] = [0]
  let path = `M${first.x} ${first.y}`
  let from = first
  let handle = leaving(knots, 0)
  for (let index = 1; index < knots.length; index += 1) {
    const to = knots[index] ?? from
    const out = leaving(knots, index)
    const arrive = { x: 2 * to.x - out.x, y: 2 * to.y - out.y }
    const numbers = [arrive.x, arrive.y, to.x, to.y]
    path += index === 1 ? `C${[handle.x, handle.y, ...numbers].join(' ')}` : `S${numbers.join(' ')}`
    sample(from, handle, arrive, to, places, lengths)
    from = to
    handle = out
  }
  return { path, places, lengths }
}

/** The control point with which the curve leaves a knot; the arriving one is its reflection, as `S` assumes. */
function leaving(knots: readonly Point[], index: number): Point {
  const knot = knots[index] ?? { x: 0, y: 0 }
  const before = knots[index - 1] ?? knot
  const after = knots[index + 1] ?? knot
  return { x: Math.round(knot.x + (after.x - before.x) / 6), y: Math.round(knot.y + (after.y - before.y) / 6) }
}

function sample(from: Point, handle: Point, arrive: Point, to: Point, places: Point[], lengths: number[]): void {
  const reach = distance(from, handle) + distance(handle, arrive) + distance(arrive, to)
  const steps = Math.max(2, Math.ceil(reach / SAMPLE_STEP))
  let last = from
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps
    const s = 1 - t
    const place = {
      x: s * s * s * from.x + 3 * s * s * t * handle.x + 3 * s * t * t * arrive.x + t * t * t * to.x,
      y: s * s * s * from.y + 3 * s * s * t * handle.y + 3 * s * t * t * arrive.y + t * t * t * to.y,
    }
    lengths.push((lengths[lengths.length - 1] ?? 0) + distance(last, place))
    places.push(place)
    last = place
  }
}

/**
 * The place a given length along a curve. In: the curve and a length in sheet units from its start.
 * Out: the nearest of its places, and that place's index.
 */
export function placeAlong(curve: Curve, length: number): { place: Point; index: number } {
  let low = 0
  let high = curve.lengths.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((curve.lengths[middle] ?? 0) < length) low = middle + 1
    else high = middle
  }
  return { place: curve.places[low] ?? { x: 0, y: 0 }, index: low }
}

/** The whole length of a curve, in sheet units. */
export function lengthOf(curve: Curve): number {
  return curve.lengths[curve.lengths.length - 1] ?? 0
}

/**
 * Whether a line stays clear of itself. In: a curve and the least distance in sheet units between two of its parts.
 * Out: false when two places are nearer than that although the way between them is more than three times as long.
 */
export function isClearOfItself(curve: Curve, clearance: number): boolean {
  const { places, lengths } = curve
  for (let first = 0; first < places.length; first += 2) {
    const a = places[first]
    for (let second = first + 2; second < places.length; second += 2) {
      const b = places[second]
      const way = (lengths[second] ?? 0) - (lengths[first] ?? 0)
      if (a && b && way > 3 * clearance && distance(a, b) < clearance) return false
    }
  }
  return true
}
