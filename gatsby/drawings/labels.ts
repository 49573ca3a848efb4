import type { Box } from '../../content-model/content-type'
import { LABEL_LEADING, MARKER_RADIUS, type Point } from '../../src/components/map-size'
import type { LabelFont } from '../typefaces/label-font'
import { around, contains, grown, overlap } from './box'
import { lengthsOf, splinePoints } from './spline'

/** A marker on the trail, with its label. */
export interface Marker extends Point {
  /** The number before the first line, if any. */
  number: number | null
  lines: string[]
  /** The baseline of the first line, and which part of the text is at its x. */
  label: Point & { anchor: 'start' | 'end' | 'middle' }
}

/** The text at a marker. */
export type Label = Pick<Marker, 'number' | 'lines'>

interface Place {
  /** The index of the marker's point among the `splinePoints` of the trail. */
  at: number
  marker: Marker
  /** What the label covers. */
  box: Box
}

/**
 * The least distance of a label from the trail, other labels, and the edge, in map units. Where a map is small, nearer
 * things seem to touch. Between two of the points where markers can be, a corner of a label would be nearer to the trail.
 */
const CLEARANCES = { trail: 10, label: 8, edge: 18 }
/** From a marker's center to the side of any label, and to the corner of its own label diagonally to it, in map units. */
const BESIDE = MARKER_RADIUS + 9
const DIAGONALLY = MARKER_RADIUS + 2
/**
 * How far a marker may move from its place when all are evenly spaced, as a part of the space between two. The rest keeps
 * the numbers below a trail's profile from touching each other.
 */
const DRIFT = 0.35
/** Extra width for kerning and for a numeral in another weight, in map units. */
const WIDTH_RESERVE = 8
/** The eight places of a label around its marker, in the order that cartographers prefer: right before left. */
const SIDES = [1, -1, 0]
  .flatMap((right) => [0, 1, -1].map((down) => ({ right, down })))
  .filter(({ right, down }) => right || down)

/**
 * Places markers evenly along a trail, the last one at its end, each with its label on the first of eight sides where it
 * touches nothing. A marker whose label has no room moves along the trail.
 *
 * @param route the points of the trail's `linePath`
 * @param frame the part of the map that is visible
 * @returns a place per text; `undefined` if a label has no room
 */
export function placeLabels(
  texts: readonly Label[],
  route: readonly Point[],
  frame: Box,
  font: LabelFont,
  fontSize: number,
): Place[] | undefined {
  const points = splinePoints(route)
  const taken = splinePoints(points).map((point) => around(point, CLEARANCES.trail))
  const lengths = lengthsOf(points)
  const start = lengths[points.findLastIndex((point) => !contains(frame, point)) + 1] ?? 0
  const end = lengths.at(-1) ?? 0
  const share = (end - start) / texts.length
  const edge = grown(frame, -CLEARANCES.edge)
  const places: Place[] = []
  for (const text of [...texts].reverse()) {
    const most = places.length === 0 ? 0 : DRIFT * share
    const place = points
      .map((point, at) => ({ point, at, drift: Math.abs((lengths[at] ?? 0) - end + share * places.length) }))
      .filter(({ drift }) => drift <= most)
      .sort((a, b) => a.drift - b.drift)
      .flatMap(({ point, at }) => placesAt(at, point, text, font, fontSize))
      .find(
        ({ marker, box }) =>
          [marker, { x: box.left, y: box.top }, { x: box.right, y: box.bottom }].every((at) => contains(edge, at)) &&
          !taken.some((other) => overlap(other, box)) &&
          !places.some((other) => overlap(other.box, around(marker, BESIDE))),
      )
    if (!place) return undefined
    places.unshift(place)
    taken.push(grown(place.box, CLEARANCES.label), around(place.marker, BESIDE))
  }
  return places
}

function placesAt(at: number, point: Point, text: Label, font: LabelFont, fontSize: number): Place[] {
  const { number, lines } = text
  const written = lines.map((line, index) => (number === null || index > 0 ? line : `${number} ${line}`))
  const width = Math.max(...written.map((line) => font.widthOf(line, fontSize))) + WIDTH_RESERVE
  const ascent = font.ascent * fontSize
  const height = ascent + ((lines.length - 1) * LABEL_LEADING + font.descent) * fontSize
  return SIDES.map(({ right, down }) => {
    const gap = right === 0 || down === 0 ? BESIDE : DIAGONALLY
    const x = point.x + right * gap
    const left = x - ((1 - right) / 2) * width
    const y = Math.round(point.y + down * gap - ((1 - down) / 2) * height + ascent)
    const anchor = right === 0 ? 'middle' : right === 1 ? 'start' : 'end'
    const box = { left, right: left + width, top: y - ascent, bottom: y - ascent + height }
    return { at, marker: { ...text, x: point.x, y: point.y, label: { x, y, anchor } }, box }
  })
}
