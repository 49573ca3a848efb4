import { SHEET_HEIGHT, SHEET_WIDTH, type Point } from './sheet-size'
import { LABEL_ASCENT, LABEL_DESCENT, LABEL_SIZE } from './text-width'

/** A rectangle on a sheet, in sheet units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a label is set: x and the baseline y in sheet units, and which end of the text stands at x. */
export interface LabelPosition extends Point {
  anchor: 'start' | 'end' | 'middle'
}

/** The room that a label takes. In: its position and the width of its text. Out: its box, ascent and descent included. */
export function labelBox(position: LabelPosition, width: number): Box {
  const shift = { start: 0, middle: width / 2, end: width }[position.anchor]
  return {
    left: position.x - shift,
    right: position.x - shift + width,
    top: position.y - LABEL_ASCENT * LABEL_SIZE,
    bottom: position.y + LABEL_DESCENT * LABEL_SIZE,
  }
}

/** The distance from a place to a box, in sheet units; 0 inside it. */
export function distanceToBox(place: Point, box: Box): number {
  const dx = Math.max(box.left - place.x, 0, place.x - box.right)
  const dy = Math.max(box.top - place.y, 0, place.y - box.bottom)
  return Math.hypot(dx, dy)
}

/** Whether a place keeps at least `gap` sheet units beside, above or below a box. */
export function isClearOfPlace({ left, right, top, bottom }: Box, { x, y }: Point, gap: number): boolean {
  return x <= left - gap || x >= right + gap || y <= top - gap || y >= bottom + gap
}

/** Whether two boxes come nearer to each other than `gap` sheet units. */
export function boxesMeet(a: Box, b: Box, gap: number): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** A whole standard sheet. */
export const WHOLE_SHEET: Box = { left: 0, top: 0, right: SHEET_WIDTH, bottom: SHEET_HEIGHT }

/** Whether a box keeps at least `gap` sheet units from every edge of the frame around it. */
export function isInside(box: Box, frame: Box, gap: number): boolean {
  return (
    box.left >= frame.left + gap &&
    box.top >= frame.top + gap &&
    box.right <= frame.right - gap &&
    box.bottom <= frame.bottom - gap
  )
}

/** Whether every place of a line keeps at least `gap` sheet units from a box. */
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
