import { MAP_WIDTH } from './map-size'
import type { Trail } from './trail'

/** Farther than any crop of a map shows, in map units. */
const BEYOND = 400

/**
 * Extends a trail in a straight line far beyond the edge where it begins, so that it runs off the map.
 *
 * @param trail a trail that begins near the left or right edge
 * @returns the extended trail; its markers are unchanged
 * @throws a RangeError for path data that does not begin with `M`, x, and y
 */
export function extendBeyondEdge(trail: Trail): Trail {
  const start = /^M(?<x>\d+) (?<y>\d+)/.exec(trail.path)?.groups
  if (!start) throw new RangeError(`Not a trail path: ${trail.path.slice(0, 20)}`)
  const outward = Number(start.x) > MAP_WIDTH / 2 ? BEYOND : -BEYOND
  return { ...trail, path: `M${Number(start.x) + outward} ${start.y}L${trail.path.slice(1)}` }
}
