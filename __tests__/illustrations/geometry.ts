/** A place in sheet units. */
export interface Place {
  x: number
  y: number
}

/** A rectangle in sheet units. */
export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Walks path data made of `M`, `C` and `S` with absolute numbers. Out: places at most a few units apart. */
export function walkPath(data: string): Place[] {
  const places: Place[] = []
  let current: Place = { x: 0, y: 0 }
  let handle: Place = current
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
    const place = (index: number): Place => ({ x: numbers[index] ?? Number.NaN, y: numbers[index + 1] ?? Number.NaN })
    if (command === 'M') {
      current = place(0)
      places.push(current)
      continue
    }
    if (command !== 'C' && command !== 'S') throw new Error(`The walk does not know ${command}.`)
    const reflected = { x: 2 * current.x - handle.x, y: 2 * current.y - handle.y }
    const [first, second, end] = command === 'C' ? [place(0), place(2), place(4)] : [reflected, place(0), place(2)]
    for (let step = 1; step <= 40; step += 1) places.push(onCubic(current, first, second, end, step / 40))
    current = end
    handle = second
  }
  return places
}

function onCubic(a: Place, b: Place, c: Place, d: Place, t: number): Place {
  const mix = (p: Place, q: Place): Place => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)]
  return mix(mix(ab, bc), mix(bc, cd))
}

/** The distance between a place and a rectangle; 0 inside. */
export function gapTo(place: Place, { left, right, top, bottom }: Rectangle): number {
  return Math.hypot(Math.max(left - place.x, 0, place.x - right), Math.max(top - place.y, 0, place.y - bottom))
}

/** Whether a place is inside a rectangle or less than `gap` beside, above or below it. */
export function within({ x, y }: Place, { left, right, top, bottom }: Rectangle, gap: number): boolean {
  return x > left - gap && x < right + gap && y > top - gap && y < bottom + gap
}

/** Whether two rectangles share ground. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a line crosses itself: true when two of its sides that do not follow each other meet. */
export function crossesItself(line: readonly Place[]): boolean {
  const sides = line.flatMap((from, index) => {
    const to = line[index + 1]
    return to ? [{ from, to }] : []
  })
  return sides.some((side, index) => sides.slice(index + 2).some((other) => meet(side, other)))
}

function meet(a: { from: Place; to: Place }, b: { from: Place; to: Place }): boolean {
  const turn = (p: Place, q: Place, r: Place): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return (
    turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
    turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0
  )
}
