import { distance, MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'

/** A rectangle on a map illustration, in map units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const WHOLE_MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT }

/** Returns the distance from a point to a box, in map units; 0 inside it. */
export function distanceToBox(point: Point, box: Box): number {
  const dx = Math.max(box.left - point.x, 0, point.x - box.right)
  const dy = Math.max(box.top - point.y, 0, point.y - box.bottom)
  return Math.hypot(dx, dy)
}

/** Whether two boxes are less than `gap` map units apart. */
export function boxesOverlap(a: Box, b: Box, gap: number): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** Whether a box is at least `gap` map units inside every edge of a frame. */
export function isInside(box: Box, frame: Box, gap: number): boolean {
  return (
    box.left >= frame.left + gap &&
    box.top >= frame.top + gap &&
    box.right <= frame.right - gap &&
    box.bottom <= frame.bottom - gap
  )
}

/** Returns a box that is larger by a distance on each side. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Whether a point is in a frame, or at its edge. */
export function contains(frame: Box, { x, y }: Point): boolean {
  return isInside({ left: x, right: x, top: y, bottom: y }, frame, 0)
}

/** Whether all of a line is at least `gap` map units to the side of, above, or below a box. */
export function isClearOf({ left, right, top, bottom }: Box, line: readonly Point[], gap: number): boolean {
  return line.every(({ x, y }) => x <= left - gap || x >= right + gap || y <= top - gap || y >= bottom + gap)
}

/**
 * Returns points on a line, equally about `spacing` units apart, from its start to just before its end.
 *
 * @param fewest the minimum number of points
 */
export function evenly(line: readonly Point[], spacing: number, fewest: number): Point[] {
  let length = 0
  line.forEach((to, index) => (length += distance(line[index - 1] ?? to, to)))
  const count = Math.max(fewest, Math.round(length / spacing))
  const points: Point[] = []
  let walked = 0
  line.forEach((to, index) => {
    const from = line[index - 1] ?? to
    const side = distance(from, to)
    while (points.length < count && (points.length * length) / count <= walked + side) {
      const part = side === 0 ? 0 : ((points.length * length) / count - walked) / side
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    walked += side
  })
  return points
}
