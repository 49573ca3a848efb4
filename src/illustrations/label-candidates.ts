import {
  boxesMeet,
  distanceToBox,
  isClearOfLine,
  isClearOfPlace,
  isInside,
  labelBox,
  type Box,
  type LabelPosition,
} from './box'
import { lengthOf, placeAlong, type Curve } from './curve'
import type { Point } from './sheet-size'
import { LABEL_SIZE } from './text-width'

/** Half the diagonal of a blaze, in sheet units. */
export const BLAZE_RADIUS = 13
/** What a label keeps clear of, in sheet units: the trail's middle line, blazes, other labels, the sheet's edge. */
export const CLEARANCES = { trail: 10, blaze: 5, label: 6, edge: 18 }

/** The least distance between the middles of two blazes, in sheet units. */
const BLAZES_APART = 5 * BLAZE_RADIUS

/** One way to set a blaze and its label; the lower its cost, the better it reads. */
export interface Option {
  place: Point
  label: LabelPosition
  box: Box
  cost: number
}

/** A place on the trail where a blaze may stand; a blaze stands best where the trail turns. */
interface Spot {
  place: Point
  cost: number
}

const SHIFTS = [0, -0.09, 0.09, -0.18, 0.18, -0.27, 0.27, -0.36, 0.36]
const SIDE_GAPS = [9, 20, 34]
/** From a blaze's middle down to the baseline of a label whose capitals stand level with it (cap height 0.74 em). */
const LEVEL = 0.37 * LABEL_SIZE
const BESIDE = positionsBeside()

/** Where blazes and labels may stand: along a trail, within the part of the sheet that is seen. */
export interface LabelContext {
  curve: Curve
  frame: Box
  /** How many blazes the trail carries; the last one stands at its end. */
  count: number
}

/**
 * Every near way to set one blaze and its label beside a trail.
 * In: the ground, the blaze's index, and the width of the label in sheet units. Out: the options that touch neither
 * trail, own blaze nor the frame, the best first.
 */
export function nearOptions(ground: LabelContext, index: number, width: number): Option[] {
  const { curve, frame } = ground
  const options: Option[] = []
  for (const spot of spotsFor(ground, index, SHIFTS)) {
    for (const { label: from, cost } of BESIDE) {
      const label = { x: spot.place.x + from.x, y: spot.place.y + from.y, anchor: from.anchor }
      const box = labelBox(label, width)
      if (!isFree(box, curve, spot.place, frame)) continue
      const crowding = isClearOfLine(box, curve.places, CLEARANCES.trail + 10) ? 0 : 5
      options.push({ place: spot.place, label, box, cost: spot.cost + cost + crowding })
    }
  }
  return options.sort((a, b) => a.cost - b.cost)
}

/**
 * Every way to set a label anywhere in the frame, for labels that find no room beside their blaze.
 * In and out as `nearOptions`; the cost is the distance between blaze and label. With `evenly`, blazes stand at even
 * distances and labels keep clear of the whole trail as of a blaze, so that each can be placed without the others.
 */
export function farOptions(ground: LabelContext, index: number, width: number, evenly = false): Option[] {
  const { curve, frame } = ground
  const options: Option[] = []
  const spots = spotsFor(ground, index, evenly ? [0] : SHIFTS)
  const clearance = evenly ? BLAZE_RADIUS + CLEARANCES.blaze : CLEARANCES.trail
  for (let y = frame.top + CLEARANCES.edge + LABEL_SIZE; y < frame.bottom - CLEARANCES.edge; y += 12) {
    for (let x = frame.left + CLEARANCES.edge; x + width <= frame.right - CLEARANCES.edge; x += 24) {
      const label: LabelPosition = { x, y, anchor: 'start' }
      const box = labelBox(label, width)
      if (!isInside(box, frame, CLEARANCES.edge) || !isClearOfLine(box, curve.places, clearance)) continue
      for (const { place, cost } of spots) {
        if (isClearOfBlaze(box, place)) options.push({ place, label, box, cost: 40 + cost + distanceToBox(place, box) })
      }
    }
  }
  return options.sort((a, b) => a.cost - b.cost)
}

/** Whether two blazes with their labels can stand on one sheet. */
export function fitTogether(a: Option, b: Option): boolean {
  return (
    (a.place.x - b.place.x) ** 2 + (a.place.y - b.place.y) ** 2 >= BLAZES_APART ** 2 &&
    !boxesMeet(a.box, b.box, CLEARANCES.label) &&
    isClearOfBlaze(b.box, a.place) &&
    isClearOfBlaze(a.box, b.place)
  )
}

function isFree(box: Box, curve: Curve, blaze: Point, frame: Box): boolean {
  return (
    isInside(box, frame, CLEARANCES.edge) &&
    isClearOfBlaze(box, blaze) &&
    isClearOfLine(box, curve.places, CLEARANCES.trail)
  )
}

function isClearOfBlaze(box: Box, blaze: Point): boolean {
  return isClearOfPlace(box, blaze, BLAZE_RADIUS + CLEARANCES.blaze)
}

function spotsFor({ curve, frame, count }: LabelContext, index: number, shifts: readonly number[]): Spot[] {
  const entry = entryInto(frame, curve)
  const seen = lengthOf(curve) - entry
  const end = curve.places[curve.places.length - 1]
  if (index === count - 1) return end ? [{ place: end, cost: 0 }] : []
  const opening = 1 / count + 0.04
  const spacing = (1 - opening) / (count - 1)
  return shifts.map((shift) => {
    const at = entry + seen * (opening + spacing * (index + shift))
    const { place } = placeAlong(curve, at)
    return {
      place: { x: Math.round(place.x), y: Math.round(place.y) },
      cost: 26 * Math.abs(shift) - 10 * bendAt(curve, at),
    }
  })
}

/** The length along a trail after which it stays within the frame; 0 for a trail that is there from its start. */
function entryInto(frame: Box, { places, lengths }: Curve): number {
  const within = ({ x, y }: Point) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom
  return lengths[places.findLastIndex((place) => !within(place)) + 1] ?? 0
}

/** How much a trail turns around a place: 0 where it runs straight, 1 where it turns by a right angle within 120 units. */
function bendAt(curve: Curve, length: number): number {
  const before = placeAlong(curve, length - 60).place
  const here = placeAlong(curve, length).place
  const after = placeAlong(curve, length + 60).place
  const turn = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.min(1, Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) / (Math.PI / 2))
}

/** Label positions relative to a blaze: to the right reads best, then below and above, then to the left. */
function positionsBeside(): { label: LabelPosition; cost: number }[] {
  const found: { label: LabelPosition; cost: number }[] = []
  const add = (x: number, y: number, anchor: LabelPosition['anchor'], cost: number): void => {
    found.push({ label: { x, y: Math.round(y), anchor }, cost })
  }
  for (const gap of SIDE_GAPS) {
    const reach = BLAZE_RADIUS + gap
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
      for (const slide of [-BLAZE_RADIUS, 12]) {
        add(side * slide, below, anchor, gap - 2)
        add(side * slide, -reach, anchor, gap - 2)
      }
    }
  }
  return found
}
