/** A point in map units. */
interface Point {
  x: number
  y: number
}

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Converts path data with absolute `M`, `C`, and `S` commands to points at most a few units apart. */
export function walkPath(data: string): Point[] {
  const points: Point[] = []
  let current: Point = { x: 0, y: 0 }
  let handle: Point = current
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
    const point = (index: number): Point => ({ x: numbers[index] ?? Number.NaN, y: numbers[index + 1] ?? Number.NaN })
    if (command === 'M') {
      current = point(0)
      points.push(current)
      continue
    }
    if (command !== 'C' && command !== 'S') throw new Error(`walkPath does not support ${command}.`)
    const reflected = { x: 2 * current.x - handle.x, y: 2 * current.y - handle.y }
    const [first, second, end] = command === 'C' ? [point(0), point(2), point(4)] : [reflected, point(0), point(2)]
    for (let step = 1; step <= 40; step += 1) points.push(onCubic([current, first, second, end], step / 40))
    current = end
    handle = second
  }
  return points
}

function onCubic([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const mix = (axis: 'x' | 'y') =>
    s ** 3 * a[axis] + 3 * s ** 2 * t * b[axis] + 3 * s * t ** 2 * c[axis] + t ** 3 * d[axis]
  return { x: mix('x'), y: mix('y') }
}

/** Returns the distance between a point and a rectangle; 0 inside it. */
export function gapTo({ x, y }: Point, { left, right, top, bottom }: Rectangle): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a line crosses itself, that is, whether two of its nonadjacent segments intersect. */
export function crossesItself(line: readonly Point[]): boolean {
  const sides = line.slice(1).map((to, index) => [line[index] ?? to, to] as const)
  return sides.some((side, index) => sides.slice(index + 2).some((other) => meet(side, other)))
}

type Segment = readonly [Point, Point]

function meet(a: Segment, b: Segment): boolean {
  const turn = ([p, q]: Segment, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return turn(a, b[0]) * turn(a, b[1]) < 0 && turn(b, a[0]) * turn(b, a[1]) < 0
}
