import { LABEL_LEADING, type Point } from '../../src/components/map-size'
import type { LabelFont } from '../typefaces/label-font'
import { type Box, contains, grown, overlap } from './box'
import { lengthsOf, splineKnots, splinePoints } from './spline'

/** Half the diagonal of a marker, in map units. */
export const MARKER_RADIUS = 13

/** The text at a marker. */
export interface Label {
  /** The number before its first line, if any. */
  number: number | null
  lines: string[]
}

/** A marker on the trail, with its label. */
export interface Place {
  /** The index of the marker's point among the points of the trail. */
  at: number
  marker: Point
  text: Label
  /** The baseline of the first line, and which part of the text is at its x. */
  label: Point & { anchor: 'start' | 'end' | 'middle' }
  /** What the label covers. */
  box: Box
}

/**
 * The least distance of a label from the trail, other markers, other labels, and the edge, in map units. Where a map is
 * small, nearer things seem to touch.
 */
const CLEARANCES = { trail: 10, marker: 22, label: 8, edge: 18 }
/** From a marker's center to the side of a label, and to the corner of a label diagonally to it, in map units. */
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

/** Returns all ways to break a text into two lines, at a space. */
export function breaksOf(text: string): string[][] {
  const words = text.split(' ')
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
}

/** Breaks a text into two lines as even as possible; one word stays on one. */
export function inTwoLines(text: string): string[] {
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  return breaksOf(text).reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text])
}

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
  const line = splinePoints(route)
  const points = splineKnots(route)
  const lengths = lengthsOf(points)
  const start = lengths[points.findLastIndex((point) => !contains(frame, point)) + 1] ?? 0
  const end = lengths.at(-1) ?? 0
  const share = (end - start) / texts.length
  const edge = grown(frame, -CLEARANCES.edge)
  const places: Place[] = []
  for (const text of [...texts].reverse()) {
    const most = places.length === 0 ? 0 : DRIFT * share
    const place = points
      .map((marker, at) => ({ marker, at, drift: Math.abs((lengths[at] ?? 0) - end + share * places.length) }))
      .filter(({ drift }) => drift <= most)
      .sort((a, b) => a.drift - b.drift)
      .flatMap(({ marker, at }) => placesAt(at, marker, text, font, fontSize))
      .find((choice) => {
        const { left, top, right, bottom } = choice.box
        return (
          [choice.marker, { x: left, y: top }, { x: right, y: bottom }].every((point) => contains(edge, point)) &&
          !line.some((point) => contains(grown(choice.box, CLEARANCES.trail), point)) &&
          places.every((other) => areApart(other, choice))
        )
      })
    if (!place) return undefined
    places.unshift(place)
  }
  return places
}

function placesAt(at: number, marker: Point, text: Label, font: LabelFont, fontSize: number): Place[] {
  const { number, lines } = text
  const written = lines.map((line, index) => (number === null || index > 0 ? line : `${number} ${line}`))
  const width = Math.max(...written.map((line) => font.widthOf(line, fontSize))) + WIDTH_RESERVE
  const ascent = font.ascent * fontSize
  const height = ascent + ((lines.length - 1) * LABEL_LEADING + font.descent) * fontSize
  return SIDES.map(({ right, down }) => {
    const gap = right === 0 || down === 0 ? BESIDE : DIAGONALLY
    const x = marker.x + right * gap
    const left = x - ((1 - right) / 2) * width
    const y = Math.round(marker.y + down * gap - ((1 - down) / 2) * height + ascent)
    const anchor = right === 0 ? 'middle' : right === 1 ? 'start' : 'end'
    const box = { left, right: left + width, top: y - ascent, bottom: y - ascent + height }
    return { at, marker, text, label: { x, y, anchor }, box }
  })
}

/** Whether two labels touch neither each other nor the other one's marker. */
function areApart(a: Place, b: Place): boolean {
  return (
    !overlap(grown(a.box, CLEARANCES.label), b.box) &&
    !contains(grown(a.box, CLEARANCES.marker), b.marker) &&
    !contains(grown(b.box, CLEARANCES.marker), a.marker)
  )
}
