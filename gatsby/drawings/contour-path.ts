import type { Point } from '../../src/components/map-size'
import { evenly } from './box'

const FEWEST_POINTS = 6

/**
 * Converts closed rings to SVG path data. Each becomes a closed quadratic B-spline through the midpoints of its
 * resampled points. Integer points make these exact, so `t` needs two small integers per point and accumulates no
 * error.
 *
 * @param rings points in map units; the last repeats the first, as from d3-contour
 * @param spacing the distance between resampled points, in map units
 * @param smallestArea smaller rings are omitted, in square map units
 * @param units path units per map unit
 * @returns path data in path units, possibly empty
 */
export function contourPath(rings: readonly Point[][], spacing: number, smallestArea: number, units: number): string {
  return rings
    .filter((ring) => areaOf(ring) >= smallestArea)
    .map((ring) => splineData(evenly(ring, spacing, FEWEST_POINTS), units))
    .join('')
}

/** Returns the area of a ring, in square units of its points; never negative. */
function areaOf(ring: readonly Point[]): number {
  let doubled = 0
  ring.forEach(({ x, y }, index) => {
    const last = ring.at(index - 1) ?? { x, y }
    doubled += last.x * y - x * last.y
  })
  return Math.abs(doubled) / 2
}

function splineData(points: readonly Point[], units: number): string {
  const half = units / 2
  const controls = points.map(({ x, y }) => ({ x: Math.round(x * half), y: Math.round(y * half) }))
  const [first = { x: 0, y: 0 }] = controls
  const middles = controls.map(({ x, y }, index) => {
    const next = controls[index + 1] ?? first
    return { x: x + next.x, y: y + next.y }
  })
  const start = middles.at(-1) ?? first
  const steps = middles.flatMap(({ x, y }, index) => {
    const last = middles[index - 1] ?? start
    return [x - last.x, y - last.y]
  })
  const opening = numbers([2 * first.x - start.x, 2 * first.y - start.y, ...steps.slice(0, 2)])
  return `M${numbers([start.x, start.y])}q${opening}t${numbers(steps.slice(2))}z`
}

/** Formats numbers as path data. A minus sign replaces the space as a separator. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (value < 0 || index === 0 ? `${value}` : ` ${value}`)).join('')
}
