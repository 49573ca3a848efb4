/** A point on a map, in units of its viewBox (“map units”): x to the right, y down. */
export interface Point {
  x: number
  y: number
}

/** The size of a map illustration, in units of its viewBox. */
export interface Size {
  width: number
  height: number
}

/** The width of a standard map, in units of its viewBox. */
export const MAP_WIDTH = 1200

/** A standard map's height, in viewBox units. The ratio is 8:5, as for printed landscape maps. */
export const MAP_HEIGHT = 750

export const MAP_SIZE: Size = { width: MAP_WIDTH, height: MAP_HEIGHT }

/** The font sizes of map labels, in map units. On a map in a column, which is narrower than others, labels must be larger. */
export const LABEL_SIZES = { page: 24, column: 34 }

/** The size of the cross section of a trail, in units of its viewBox. */
export const PROFILE_SIZE: Size = { width: 600, height: 90 }

/** The size of a service's trail without its map, in CSS pixels. */
export const SKETCH_SIZE: Size = { width: 64, height: 40 }

/** The font sizes of the index sheet, which is as wide as a map, in map units. */
export const SHEET_TEXT = { service: 17, group: 25 }

/** The weight of labels. */
export const LABEL_WEIGHT = 500

/** Half the diagonal of a marker, in map units. */
export const MARKER_RADIUS = 13

/** From a waymark's center to the top of its name on the index sheet, in map units. */
export const NAME_BELOW = 17

/** The distance between the baselines of a label's lines, in em. */
export const LABEL_LEADING = 1.2

/** Returns the distance between two points, in map units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
