/** A place on a sheet, in units of its viewBox: x to the right, y down. */
export interface Point {
  x: number
  y: number
}

/** The extent of a sheet in units of its viewBox. */
export interface Size {
  width: number
  height: number
}

/** The width of a standard sheet, in units of its viewBox. */
export const SHEET_WIDTH = 1200

/** The height of a standard sheet, in units of its viewBox (8:5, as a map sheet lies on a desk). */
export const SHEET_HEIGHT = 750

/** The standard sheet. */
export const SHEET: Size = { width: SHEET_WIDTH, height: SHEET_HEIGHT }

/** The distance between two places, in sheet units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
