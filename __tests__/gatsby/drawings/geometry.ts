/** A point in map units. */
export interface Point {
  x: number
  y: number
}

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

const STEPS = 40

/** Converts path data of an absolute `M`, and relative `q` and `t`, to points at most a few units apart. */
export function walkPath(data: string): Point[] {
  const points: Point[] = []
  let current: Point = { x: 0, y: 0 }
  let reflected: Point = current
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
    if (!'Mqt'.includes(command)) throw new Error(`walkPath does not support ${command}.`)
    const perCurve = command === 'q' ? 4 : 2
    for (let at = 0; at < numbers.length; at += perCurve) {
      const point = (offset: number, from: Point): Point => ({
        x: from.x + (numbers[at + offset] ?? Number.NaN),
        y: from.y + (numbers[at + offset + 1] ?? Number.NaN),
      })
      if (command === 'M') {
        current = point(0, { x: 0, y: 0 })
        points.push(current)
        continue
      }
      const control = command === 'q' ? point(0, current) : reflected
      const end = point(perCurve - 2, current)
      for (let step = 1; step <= STEPS; step += 1) points.push(onCurve(current, control, end, step / STEPS))
      reflected = { x: 2 * end.x - control.x, y: 2 * end.y - control.y }
      current = end
    }
  }
  return points
}

function onCurve(from: Point, control: Point, to: Point, t: number): Point {
  const s = 1 - t
  const mix = (axis: 'x' | 'y') => s * s * from[axis] + 2 * s * t * control[axis] + t * t * to[axis]
  return { x: mix('x'), y: mix('y') }
}

/** Returns the distance between a point and a rectangle; 0 inside it. */
export function gapTo({ x, y }: Point, { left, right, top, bottom }: Rectangle): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
