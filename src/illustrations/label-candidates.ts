import {
  type Box,
  boxesOverlap,
  distanceToBox,
  isClearOfLine,
  isClearOfPoint,
  isInside,
  labelBox,
  type LabelPosition,
} from './box'
import { type Curve, lengthOf, pointAlong } from './curve'
import type { Point } from './map-size'
import { LABEL_SIZE, type LabelFont } from './text-width'

/** Half the diagonal of a marker, in map units. */
export const MARKER_RADIUS = 13
/** The minimum distance of a label from the trail's center line, markers, other labels, and the map's edge, in map units. */
const CLEARANCES = { trail: 10, marker: 5, label: 6, edge: 18 }

/** The minimum distance between the centers of two markers, in map units. */
const MARKER_SPACING = 5 * MARKER_RADIUS

/** One way to position a marker and its label. A lower cost means better legibility. */
export interface LabelCandidate {
  point: Point
  label: LabelPosition
  box: Box
  cost: number
}

/** A possible position of a marker on the trail. Turns of the trail have the lowest cost. */
interface MarkerPosition {
  point: Point
  cost: number
}

const SHIFTS = [0, -0.09, 0.09, -0.18, 0.18, -0.27, 0.27, -0.36, 0.36]
const SIDE_GAPS = [9, 20, 34]
/** The distance from a marker's center down to the baseline of a label whose capitals are centered on it (cap height 0.74 em). */
const LEVEL = 0.37 * LABEL_SIZE
const LABEL_POSITIONS = labelPositions()

/** The constraints on markers and labels: the trail, the visible part of the map, and the labels' font. */
export interface LabelContext {
  curve: Curve
  frame: Box
  font: LabelFont
  /** The number of markers on the trail; the last one is at its end. */
  count: number
}

/**
 * Lists the options for one marker with its label next to it.
 *
 * @param context the constraints
 * @param index the marker's index
 * @param width the width of the label, in map units
 * @returns the options whose label does not touch the trail, its own marker, or the frame; the best comes first
 */
export function nearCandidates(context: LabelContext, index: number, width: number): LabelCandidate[] {
  const { curve, frame, font } = context
  const candidates: LabelCandidate[] = []
  for (const position of markerPositions(context, index, SHIFTS)) {
    for (const { label: from, cost } of LABEL_POSITIONS) {
      const label = { x: position.point.x + from.x, y: position.point.y + from.y, anchor: from.anchor }
      const box = labelBox(label, width, font)
      if (!isFree(box, curve, position.point, frame)) continue
      const crowding = isClearOfLine(box, curve.points, CLEARANCES.trail + 10) ? 0 : 5
      candidates.push({ point: position.point, label, box, cost: position.cost + cost + crowding })
    }
  }
  return candidates.sort((a, b) => a.cost - b.cost)
}

/**
 * Lists the options for a label anywhere in the frame, for labels that do not fit next to their marker. Markers are evenly spaced,
 * and labels keep the clearance of a marker from the whole trail, so that each label can be positioned independently of the other
 * markers. The parameters and the result are those of `nearCandidates`, but the cost is the distance between marker and label.
 */
export function rowCandidates(context: LabelContext, index: number, width: number): LabelCandidate[] {
  const { curve, frame, font } = context
  const candidates: LabelCandidate[] = []
  const [position] = markerPositions(context, index, [0])
  if (!position) return []
  const { point } = position
  for (let y = frame.top + CLEARANCES.edge + LABEL_SIZE; y < frame.bottom - CLEARANCES.edge; y += 12) {
    for (let x = frame.left + CLEARANCES.edge; x + width <= frame.right - CLEARANCES.edge; x += 24) {
      const label: LabelPosition = { x, y, anchor: 'start' }
      const box = labelBox(label, width, font)
      if (!isInside(box, frame, CLEARANCES.edge)) continue
      if (!isClearOfLine(box, curve.points, MARKER_RADIUS + CLEARANCES.marker)) continue
      if (isClearOfMarker(box, point)) candidates.push({ point, label, box, cost: distanceToBox(point, box) })
    }
  }
  return candidates.sort((a, b) => a.cost - b.cost)
}

/** Whether two markers with their labels fit on one map. */
export function areCompatible(a: LabelCandidate, b: LabelCandidate): boolean {
  return (
    (a.point.x - b.point.x) ** 2 + (a.point.y - b.point.y) ** 2 >= MARKER_SPACING ** 2 &&
    !boxesOverlap(a.box, b.box, CLEARANCES.label) &&
    isClearOfMarker(b.box, a.point) &&
    isClearOfMarker(a.box, b.point)
  )
}

function isFree(box: Box, curve: Curve, marker: Point, frame: Box): boolean {
  return (
    isInside(box, frame, CLEARANCES.edge) &&
    isClearOfMarker(box, marker) &&
    isClearOfLine(box, curve.points, CLEARANCES.trail)
  )
}

function isClearOfMarker(box: Box, marker: Point): boolean {
  return isClearOfPoint(box, marker, MARKER_RADIUS + CLEARANCES.marker)
}

function markerPositions(
  { curve, frame, count }: LabelContext,
  index: number,
  shifts: readonly number[],
): MarkerPosition[] {
  const entry = entryInto(frame, curve)
  const seen = lengthOf(curve) - entry
  const end = curve.points[curve.points.length - 1]
  if (index === count - 1) return end ? [{ point: end, cost: 0 }] : []
  const opening = 1 / count + 0.04
  const spacing = (1 - opening) / (count - 1)
  return shifts.map((shift) => {
    const at = entry + seen * (opening + spacing * (index + shift))
    const { point } = pointAlong(curve, at)
    return {
      point: { x: Math.round(point.x), y: Math.round(point.y) },
      cost: 26 * Math.abs(shift) - 10 * bendAt(curve, at),
    }
  })
}

/** Returns the length along a trail after which it stays within the frame; 0 for a trail that starts within it. */
function entryInto(frame: Box, { points, lengths }: Curve): number {
  const within = ({ x, y }: Point) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom
  return lengths[points.findLastIndex((point) => !within(point)) + 1] ?? 0
}

/** Returns how much a trail turns at a length along it: 0 if it is straight, 1 if it turns by a right angle within 120 units. */
function bendAt(curve: Curve, length: number): number {
  const before = pointAlong(curve, length - 60).point
  const here = pointAlong(curve, length).point
  const after = pointAlong(curve, length + 60).point
  const turn = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.min(1, Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) / (Math.PI / 2))
}

/** Lists label positions relative to a marker: the right reads best, then below and above, then the left. */
function labelPositions(): { label: LabelPosition; cost: number }[] {
  const found: { label: LabelPosition; cost: number }[] = []
  const add = (x: number, y: number, anchor: LabelPosition['anchor'], cost: number): void => {
    found.push({ label: { x, y: Math.round(y), anchor }, cost })
  }
  for (const gap of SIDE_GAPS) {
    const reach = MARKER_RADIUS + gap
    const below = reach + 0.8 * LABEL_SIZE
    for (const rise of [0, 12, -12, 24, -24]) {
      const cost = gap - 9 + Math.abs(rise) / 4
      add(reach, LEVEL + rise, 'start', cost)
      add(-reach, LEVEL + rise, 'end', cost + 5)
    }
    for (const slide of [0, 40, -40, 90, -90]) {
      const cost = gap - 4 + Math.abs(slide) / 10
      add(slide, below, 'middle', cost)
      add(slide, -reach, 'middle', cost)
    }
    for (const [anchor, side] of [
      ['start', 1],
      ['end', -1],
    ] as const) {
      for (const slide of [-MARKER_RADIUS, 12]) {
        add(side * slide, below, anchor, gap - 2)
        add(side * slide, -reach, anchor, gap - 2)
      }
    }
  }
  return found
}
