import { MAP_WIDTH, type Point } from '../components/map-size'

/** Map units per pixel on a phone 320 px wide, where the index sheet is 288 px wide. */
const UNIT = MAP_WIDTH / 288
/** The diagonal of a waymark with its outline, and the width of a title's letter, in pixels. */
const WAYMARK = 26
const LETTER = 6.2

/**
 * Whether the waymarks of the index sheet do not touch each other on a phone. Two diamonds touch if their distances across
 * and down together are less than a diagonal.
 */
export function haveRoom(waymarks: readonly Point[]): boolean {
  return waymarks.every(({ x, y }, index) =>
    waymarks.slice(0, index).every((other) => Math.abs(other.x - x) + Math.abs(other.y - y) >= WAYMARK * UNIT),
  )
}

/** Whether titles of the index sheet touch neither each other nor the edge on a phone. */
export function titlesHaveRoom(titles: readonly (Point & { title: string })[]): boolean {
  const half = (title: string) => (title.length * LETTER * UNIT) / 2
  return titles.every(
    ({ title, x, y }, index) =>
      half(title) <= Math.min(x, MAP_WIDTH - x) &&
      titles
        .slice(0, index)
        .every((other) => other.y !== y || Math.abs(other.x - x) >= half(title) + half(other.title)),
  )
}
