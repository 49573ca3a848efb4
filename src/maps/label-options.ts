import {
  boxesMeet,
  distanceToBox,
  isClearOfLine,
  isClearOfPlace,
  isInsideSheet,
  labelBox,
  type Box,
  type LabelPosition,
} from './box'
import { lengthOf, placeAlong, type Curve } from './curve'
import { SHEET_HEIGHT, SHEET_WIDTH, type Point } from './sheet-size'
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

/**
 * Every near way to set one blaze and its label beside a trail.
 * In: the trail, the blaze's index and the number of blazes (the last one stands at the trail's end), and the width of
 * the label in sheet units. Out: the options that touch neither trail, own blaze nor edge, the best first.
 */
export function nearOptions(curve: Curve, index: number, count: number, width: number): Option[] {
  const options: Option[] = []
  for (const spot of spotsFor(curve, index, count, SHIFTS)) {
    for (const { label: from, cost } of BESIDE) {
      const label = { x: spot.place.x + from.x, y: spot.place.y + from.y, anchor: from.anchor }
      const box = labelBox(label, width)
      if (!isFree(box, curve, spot.place)) continue
      const crowding = isClearOfLine(box, curve.places, CLEARANCES.trail + 10) ? 0 : 5
      options.push({ place: spot.place, label, box, cost: spot.cost + cost + crowding })
    }
  }
  return options.sort((a, b) => a.cost - b.cost)
}

/**
 * Every way to set a label anywhere on the sheet, for labels that find no room beside their blaze.
 * In and out as `nearOptions`; the cost is the distance between blaze and label. With `evenly`, blazes stand at even
 * distances and labels keep clear of the whole trail as of a blaze, so that each can be placed without the others.
 */
export function farOptions(curve: Curve, index: number, count: number, width: number, evenly = false): Option[] {
  const options: Option[] = []
  const spots = spotsFor(curve, index, count, evenly ? [0] : SHIFTS)
  const clearance = evenly ? BLAZE_RADIUS + CLEARANCES.blaze : CLEARANCES.trail
  for (let y = CLEARANCES.edge + LABEL_SIZE; y < SHEET_HEIGHT - CLEARANCES.edge; y += 12) {
    for (let x = CLEARANCES.edge; x + width <= SHEET_WIDTH - CLEARANCES.edge; x += 24) {
      const label: LabelPosition = { x, y, anchor: 'start' }
      const box = labelBox(label, width)
      if (!isInsideSheet(box, CLEARANCES.edge) || !isClearOfLine(box, curve.places, clearance)) continue
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

function isFree(box: Box, curve: Curve, blaze: Point): boolean {
  return (
    isInsideSheet(box, CLEARANCES.edge) &&
    isClearOfBlaze(box, blaze) &&
    isClearOfLine(box, curve.places, CLEARANCES.trail)
  )
}

function isClearOfBlaze(box: Box, blaze: Point): boolean {
  return isClearOfPlace(box, blaze, BLAZE_RADIUS + CLEARANCES.blaze)
}

function spotsFor(curve: Curve, index: number, count: number, shifts: readonly number[]): Spot[] {
  const whole = lengthOf(curve)
  const end = curve.places[curve.places.length - 1]
  if (index === count - 1) return end ? [{ place: end, cost: 0 }] : []
  const opening = 1 / count + 0.04
  const spacing = (1 - opening) / (count - 1)
  return shifts.map((shift) => {
    const { place } = placeAlong(curve, whole * (opening + spacing * (index + shift)))
    return {
      place: { x: Math.round(place.x), y: Math.round(place.y) },
      cost: 26 * Math.abs(shift) - 10 * bendAt(curve, whole * (opening + spacing * (index + shift))),
    }
  })
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
