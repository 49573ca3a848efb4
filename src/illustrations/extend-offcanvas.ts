import { SHEET_WIDTH } from './sheet-size'
import type { Trail } from './trail'

/** Farther than any crop of a sheet shows, in sheet units. */
const BEYOND = 400

/**
 * A trail that does not begin at the sheet's edge but comes from far beyond it, so that it runs off the sheet.
 * In: a trail that begins near the left or right edge. Out: the same trail with a straight way out; its blazes stay.
 * Throws a RangeError for path data that does not begin with `M`, x and y.
 */
export function leaveSheet(trail: Trail): Trail {
  const start = /^M(?<x>\d+) (?<y>\d+)/.exec(trail.path)?.groups
  if (!start) throw new RangeError(`Not a trail’s path: ${trail.path.slice(0, 20)}`)
  const outward = Number(start.x) > SHEET_WIDTH / 2 ? BEYOND : -BEYOND
  return { ...trail, path: `M${Number(start.x) + outward} ${start.y}L${trail.path.slice(1)}` }
}
