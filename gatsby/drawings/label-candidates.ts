import { LABEL_LEADING, type Point } from '../../src/components/map-size'
import { type Box, boxesOverlap, contains, isClearOf, isInside } from './box'
import { type Curve, lengthOf, pointAlong } from './curve'
import type { LabelFont } from './text-width'

/** Half the diagonal of a marker, in map units. */
export const MARKER_RADIUS = 13
/** The minimum distance of a label from the trail, markers, other labels, and the map's edge, in map units. */
const CLEARANCES = { trail: 10, marker: 5, label: 6, edge: 18 }

/** The minimum distance between the centers of two markers, in map units. */
const MARKER_SPACING = 5 * MARKER_RADIUS

/** A label's position: x and the baseline y in map units, and the part of the text at x. */
export interface LabelPosition extends Point {
  anchor: 'start' | 'end' | 'middle'
}

/** One way to position a marker and its label. A lower cost means better legibility. */
export interface LabelCandidate {
  point: Point
  label: LabelPosition
  box: Box
  cost: number
}

/** What markers and labels must respect: the trail, the visible part of the map, and the font. */
export interface LabelContext {
  curve: Curve
  frame: Box
  font: LabelFont
  /** The font size of the labels, in map units. */
  fontSize: number
  /** The number of markers on the trail; the last one is at its end. */
  count: number
}

const SHIFTS = [0, -0.09, 0.09, -0.18, 0.18, -0.27, 0.27, -0.36, 0.36]
const SIDE_GAPS = [9, 20, 34]
/** From a marker's center down to the baseline of a label with centered capitals (cap height 0.74 em). */
const LEVEL = 0.37

/** Lists label positions around a marker: the right reads best, then below, above, and left. */
const labelPositions = (fontSize: number) =>
  SIDE_GAPS.flatMap((gap) => {
    const reach = MARKER_RADIUS + gap
    const heights = [reach + 0.8 * fontSize, -reach]
    /** `above` is the share of further lines by which the first line moves up. */
    const position = (x: number, y: number, anchor: LabelPosition['anchor'], cost: number, above = 0.5) => ({
      label: { x, y: Math.round(y), anchor },
      cost,
      above,
    })
    const over = (y: number) => (y < 0 ? 1 : 0)
    return [
      ...[0, 12, -12, 24, -24].flatMap((rise) => {
        const cost = gap - 9 + Math.abs(rise) / 4
        return [
          position(reach, LEVEL * fontSize + rise, 'start', cost),
          position(-reach, LEVEL * fontSize + rise, 'end', cost + 5),
        ]
      }),
      ...[0, 40, -40, 90, -90].flatMap((slide) =>
        heights.map((y) => position(slide, y, 'middle', gap - 4 + Math.abs(slide) / 10, over(y))),
      ),
      ...[-MARKER_RADIUS, 12].flatMap((slide) => heights.map((y) => position(slide, y, 'start', gap - 2, over(y)))),
      ...[-MARKER_RADIUS, 12].flatMap((slide) => heights.map((y) => position(-slide, y, 'end', gap - 2, over(y)))),
    ]
  })

/**
 * Lists the options for a marker with its label beside it.
 *
 * @param width the label's width, in map units
 * @param lines its number of lines
 * @returns those whose label does not touch the trail, its marker, or the frame, the best first
 */
export function nearCandidates(context: LabelContext, index: number, width: number, lines: number): LabelCandidate[] {
  const { curve, frame, font, fontSize } = context
  const positions = labelPositions(fontSize)
  const further = (lines - 1) * LABEL_LEADING * fontSize
  const candidates = markerPositions(context, index).flatMap(({ point, cost }) =>
    positions.map(({ label: { x, y, anchor }, cost: labelCost, above }) => {
      const label = { x: point.x + x, y: Math.round(point.y + y - above * further), anchor }
      const left = label.x - { start: 0, middle: width / 2, end: width }[anchor]
      const top = label.y - font.ascent * fontSize
      const box = { left, top, right: left + width, bottom: label.y + further + font.descent * fontSize }
      return { point, label, box, cost: cost + labelCost }
    }),
  )
  return candidates
    .filter(
      ({ point, box }) =>
        isInside(box, frame, CLEARANCES.edge) &&
        isClearOf(box, [point], MARKER_RADIUS + CLEARANCES.marker) &&
        isClearOf(box, curve.points, CLEARANCES.trail),
    )
    .map((one) => ({ ...one, cost: one.cost + (isClearOf(one.box, curve.points, CLEARANCES.trail + 10) ? 0 : 5) }))
    .sort((a, b) => a.cost - b.cost)
}

/** Whether two markers with their labels fit on one map. */
export function areCompatible(a: LabelCandidate, b: LabelCandidate): boolean {
  return (
    (a.point.x - b.point.x) ** 2 + (a.point.y - b.point.y) ** 2 >= MARKER_SPACING ** 2 &&
    !boxesOverlap(a.box, b.box, CLEARANCES.label) &&
    isClearOf(b.box, [a.point], MARKER_RADIUS + CLEARANCES.marker) &&
    isClearOf(a.box, [b.point], MARKER_RADIUS + CLEARANCES.marker)
  )
}

/** Lists possible marker positions on the trail. Turns have the lowest cost. */
function markerPositions({ curve, frame, count }: LabelContext, index: number) {
  const end = curve.points.at(-1)
  if (index === count - 1) return end ? [{ point: end, cost: 0 }] : []
  const outside = curve.points.findLastIndex((point) => !contains(frame, point))
  const entry = curve.lengths[outside + 1] ?? 0
  const opening = 1 / count + 0.04
  const spacing = (1 - opening) / (count - 1)
  return SHIFTS.map((shift) => {
    const at = entry + (lengthOf(curve) - entry) * (opening + spacing * (index + shift))
    const { x, y } = pointAlong(curve, at)
    return { point: { x: Math.round(x), y: Math.round(y) }, cost: 26 * Math.abs(shift) - 10 * bendAt(curve, at) }
  })
}

/** Returns a trail's turn at a length: 0 if straight, 1 for a right angle within 120 units. */
function bendAt(curve: Curve, length: number): number {
  const before = pointAlong(curve, length - 60)
  const here = pointAlong(curve, length)
  const after = pointAlong(curve, length + 60)
  const turn = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.min(1, Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) / (Math.PI / 2))
}
