import type { Box } from '../../content-model/content-type'
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'

/** The box of a map that is not cropped. */
export const WHOLE_MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT }

/** Returns a box that is larger by a distance on each side. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Returns the box whose sides are at a distance from a point. */
export function around({ x, y }: Point, distance: number): Box {
  return grown({ left: x, top: y, right: x, bottom: y }, distance)
}

/** Whether two boxes have an area in common. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a point is inside a frame. */
export function contains(frame: Box, { x, y }: Point): boolean {
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
}
