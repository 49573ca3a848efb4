/** A point in map units. */
export interface Point {
  x: number
  y: number
}

/** A rectangle in map units. */
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
    for (let step = 1; step <= 40; step += 1) points.push(onCubic(current, first, second, end, step / 40))
    current = end
    handle = second
  }
  return points
}

function onCubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: Point, q: Point): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)]
  return mix(mix(ab, bc), mix(bc, cd))
}

/** Returns the distance between a point and a rectangle; 0 inside it. */
export function gapTo(point: Point, { left, right, top, bottom }: Rectangle): number {
  return Math.hypot(Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom))
}

/** Whether a point is inside a rectangle or less than `gap` to the side of, above, or below it. */
export function within({ x, y }: Point, { left, right, top, bottom }: Rectangle, gap: number): boolean {
  return x > left - gap && x < right + gap && y > top - gap && y < bottom + gap
}

/** Whether two rectangles overlap. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a line crosses itself, that is, whether two of its nonadjacent segments intersect. */
export function crossesItself(line: readonly Point[]): boolean {
  const sides = line.flatMap((from, index) => {
    const to = line[index + 1]
    return to ? [{ from, to }] : []
  })
  return sides.some((side, index) => sides.slice(index + 2).some((other) => meet(side, other)))
}

function meet(a: { from: Point; to: Point }, b: { from: Point; to: Point }): boolean {
  const turn = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return (
    turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
    turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0
  )
}
