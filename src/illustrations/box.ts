import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-size'
import { LABEL_SIZE, type LabelFont } from './text-width'

/** A rectangle on a map illustration, in map units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The position of a label: x and the baseline y in map units, and the part of the text that is at x. */
export interface LabelPosition extends Point {
  anchor: 'start' | 'end' | 'middle'
}

/** Returns the bounding box of a label, including ascent and descent, from its position, the width of its text, and its font. */
export function labelBox(position: LabelPosition, width: number, font: Pick<LabelFont, 'ascent' | 'descent'>): Box {
  const shift = { start: 0, middle: width / 2, end: width }[position.anchor]
  return {
    left: position.x - shift,
    right: position.x - shift + width,
    top: position.y - font.ascent * LABEL_SIZE,
    bottom: position.y + font.descent * LABEL_SIZE,
  }
}

/** Returns the distance from a point to a box, in map units; 0 inside it. */
export function distanceToBox(point: Point, box: Box): number {
  const dx = Math.max(box.left - point.x, 0, point.x - box.right)
  const dy = Math.max(box.top - point.y, 0, point.y - box.bottom)
  return Math.hypot(dx, dy)
}

/** Whether a point is at least `gap` map units to the side of, above, or below a box. */
export function isClearOfPoint({ left, right, top, bottom }: Box, { x, y }: Point, gap: number): boolean {
  return x <= left - gap || x >= right + gap || y <= top - gap || y >= bottom + gap
}

/** Whether two boxes are less than `gap` map units apart. */
export function boxesOverlap(a: Box, b: Box, gap: number): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** The whole area of a standard map. */
export const WHOLE_MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT }

/** Whether a box is at least `gap` map units inside every edge of a frame. */
export function isInside(box: Box, frame: Box, gap: number): boolean {
  return (
    box.left >= frame.left + gap &&
    box.top >= frame.top + gap &&
    box.right <= frame.right - gap &&
    box.bottom <= frame.bottom - gap
  )
}

/** Whether every point of a line is at least `gap` map units from a box. */
export function isClearOfLine(box: Box, line: readonly Point[], gap: number): boolean {
  const left = box.left - gap
  const right = box.right + gap
  const top = box.top - gap
  const bottom = box.bottom + gap
  for (const { x, y } of line) {
    if (x > left && x < right && y > top && y < bottom) return false
  }
  return true
}
