import { distance, type Point } from './sheet-size'

/** How many units of a contour path make one sheet unit: quarters keep curves smooth with short integers. */
export const UNITS_PER_SHEET_UNIT = 4

/**
 * Turns closed rings into the data of one SVG path.
 * In: rings of places in sheet units (the last place repeats the first, as d3-contour gives them), the distance in
 * sheet units between two places that are kept, and the smallest area in square units worth drawing.
 * Out: path data in quarters of a sheet unit, empty when no ring is large enough. Each ring is a closed quadratic
 * B-spline through the middles of its kept places: with integer places those middles are exact, so SVG's reflected
 * `t` command needs two small integers per place and collects no error.
 */
export function contourPath(rings: readonly Point[][], spacing: number, smallestArea: number): string {
  return rings
    .filter((ring) => areaOf(ring) >= smallestArea)
    .map((ring) => splineData(resample(ring, spacing)))
    .join('')
}

/** The area that a ring encloses, in square units of its places, never negative. */
export function areaOf(ring: readonly Point[]): number {
  let doubled = 0
  let last = ring[ring.length - 1]
  for (const place of ring) {
    if (last) doubled += last.x * place.y - place.x * last.y
    last = place
  }
  return Math.abs(doubled) / 2
}

/** Walks a closed ring in even steps, about `spacing` units each, at least six of them. */
function resample(ring: readonly Point[], spacing: number): Point[] {
  let length = 0
  for (const [from, to] of pairs(ring)) length += distance(from, to)
  const count = Math.max(6, Math.round(length / spacing))
  const step = length / count
  const places: Point[] = []
  let walked = 0
  for (const [from, to] of pairs(ring)) {
    const side = distance(from, to)
    while (places.length < count && places.length * step <= walked + side) {
      const part = side === 0 ? 0 : (places.length * step - walked) / side
      places.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    walked += side
  }
  return places
}

function pairs(ring: readonly Point[]): [Point, Point][] {
  const sides: [Point, Point][] = []
  let last: Point | undefined
  for (const place of ring) {
    if (last) sides.push([last, place])
    last = place
  }
  return sides
}

function splineData(places: readonly Point[]): string {
  const half = UNITS_PER_SHEET_UNIT / 2
  const controls = places.map((place) => ({ x: Math.round(place.x * half), y: Math.round(place.y * half) }))
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

/** Writes numbers as path data: a minus sign separates as well as a space does. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (value < 0 || index === 0 ? `${value}` : ` ${value}`)).join('')
}
