import { distance, type Point } from './map-size'

/** Path units per map unit: with halves, curves look smooth even at 3840 pixels, and with whole units they don't. */
export const UNITS_PER_MAP_UNIT = 2

/**
 * Converts closed rings to the data of one SVG path. Each ring becomes a closed quadratic B-spline through the midpoints of its
 * resampled points. With integer points those midpoints are exact, so SVG's reflected `t` command needs two small integers per
 * point and accumulates no error.
 *
 * @param rings points in map units; the last point of a ring repeats the first, as in the output of d3-contour
 * @param spacing the distance between resampled points, in map units
 * @param smallestArea the area below which rings are omitted, in square map units
 * @param units path units per map unit
 * @returns path data in path units; empty if no ring is large enough
 */
export function contourPath(
  rings: readonly Point[][],
  spacing: number,
  smallestArea: number,
  units = UNITS_PER_MAP_UNIT,
): string {
  return rings
    .filter((ring) => areaOf(ring) >= smallestArea)
    .map((ring) => splineData(resample(ring, spacing), units))
    .join('')
}

/** Returns the area of a ring, in square units of its points; never negative. */
function areaOf(ring: readonly Point[]): number {
  let doubled = 0
  let last = ring[ring.length - 1]
  for (const point of ring) {
    if (last) doubled += last.x * point.y - point.x * last.y
    last = point
  }
  return Math.abs(doubled) / 2
}

/** Resamples a closed ring to evenly spaced points, about `spacing` units apart, at least six of them. */
function resample(ring: readonly Point[], spacing: number): Point[] {
  let length = 0
  for (const [from, to] of pairs(ring)) length += distance(from, to)
  const count = Math.max(6, Math.round(length / spacing))
  const step = length / count
  const points: Point[] = []
  let walked = 0
  for (const [from, to] of pairs(ring)) {
    const side = distance(from, to)
    while (points.length < count && points.length * step <= walked + side) {
      const part = side === 0 ? 0 : (points.length * step - walked) / side
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    walked += side
  }
  return points
}

function pairs(ring: readonly Point[]): [Point, Point][] {
  const sides: [Point, Point][] = []
  let last: Point | undefined
  for (const point of ring) {
    if (last) sides.push([last, point])
    last = point
  }
  return sides
}

function splineData(points: readonly Point[], units: number): string {
  const half = units / 2
  const controls = points.map((point) => ({ x: Math.round(point.x * half), y: Math.round(point.y * half) }))
  const first = controls[0]
  const last = controls[controls.length - 1]
  if (!first || !last) return ''
  const start = { x: last.x + first.x, y: last.y + first.y }
  const steps: number[] = []
  let middle = start
  controls.forEach((control, index) => {
    const next = controls[index + 1] ?? first
    const following = { x: control.x + next.x, y: control.y + next.y }
    steps.push(following.x - middle.x, following.y - middle.y)
    middle = following
  })
  const opening = numbers([2 * first.x - start.x, 2 * first.y - start.y, ...steps.slice(0, 2)])
  return `M${numbers([start.x, start.y])}q${opening}t${numbers(steps.slice(2))}z`
}

/** Formats numbers as path data. A minus sign replaces the space as a separator. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (value < 0 || index === 0 ? `${value}` : ` ${value}`)).join('')
}
