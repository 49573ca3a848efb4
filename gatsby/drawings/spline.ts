import { distance, type Point } from '../../src/components/map-size'

/** Where `splinePoints` has points on each curve, as parts of its length. */
const FRACTIONS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/**
 * Converts a line of four or more points to SVG path data: a spline from the first point to the last, through the
 * midpoints between the others. It never goes beyond its points, so a line that rises stays one that rises.
 */
export function linePath(points: readonly Point[]): string {
  const [start = { x: 0, y: 0 }, control = start] = points
  const knots = splineKnots(points)
  const steps = knots.slice(1).flatMap(({ x, y }, index) => {
    const last = knots[index] ?? start
    return [x - last.x, y - last.y]
  })
  const opening = [control.x - start.x, control.y - start.y, ...steps.slice(0, 2)]
  // The control points are left out: `t` mirrors the one before it. A minus sign also separates numbers.
  return `M${start.x} ${start.y}q${opening.join(' ')}t${steps.slice(2).join(' ')}`.replaceAll(' -', '-')
}

/** Converts a ring to SVG path data: a line that begins and ends in the middle between its first and its last point. */
export function ringPath(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }] = points
  const end = middle(points.at(-1) ?? first, first)
  return `${linePath([end, ...points, end])}z`
}

/** Returns the points of a `linePath` where its curves meet: its first point, the midpoints between others, its last point. */
function splineKnots(points: readonly Point[]): Point[] {
  const inner = points.slice(1, -1)
  const middles = inner.slice(1).map((point, index) => middle(inner[index] ?? point, point))
  return [...points.slice(0, 1), ...middles, ...points.slice(-1)]
}

/** Returns points all along a `linePath`, in whole units, about a tenth as far from each other as the given ones. */
export function splinePoints(points: readonly Point[]): Point[] {
  const knots = splineKnots(points)
  return knots.flatMap((from, index) => {
    const control = points[index + 1] ?? from
    const to = knots[index + 1] ?? from
    const exact = FRACTIONS.map((part) => middle(middle(from, control, part), middle(control, to, part), part))
    return exact.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  })
}

/** Returns the length of a line from its start to each of its points. */
export function lengthsOf(points: readonly Point[]): number[] {
  let length = 0
  return points.map((point, index) => (length += distance(points[index - 1] ?? point, point)))
}

/**
 * Returns the nearest even integer. The midpoints between even points are integers. Path data contains only differences
 * between points; rounded ones would add up to a visible error at the end of a line.
 */
export function even(value: number): number {
  return 2 * Math.round(value / 2)
}

function middle(a: Point, b: Point, part = 0.5): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}
