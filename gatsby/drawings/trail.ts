import { distance, LABEL_SIZES, MAP_WIDTH, type Point, PROFILE_SIZE } from '../../src/components/map-size'
import { type Box, distanceToBox, evenly, WHOLE_MAP } from './box'
import { type Curve, curveThrough, lengthOf } from './curve'
import { areCompatible, type LabelCandidate, type LabelPosition, nearCandidates } from './label-candidates'
import { type Hill, landscapeOf } from './country'
import type { LabelFont } from './text-width'
import { proposeTrails } from './trail-line'

/** A marker: its label's lines, and the positions of its center and label in map units. */
export interface Marker {
  /** Its number, from 1. The summit has none if its label is a promise. */
  number: number | null
  lines: string[]
  x: number
  y: number
  label: LabelPosition
}

/** A trail over a standard map: SVG path data, and markers from start to summit. */
export interface Trail {
  path: string
  markers: Marker[]
}

/** Extra width for kerning and for a numeral in another weight, in map units. */
const WIDTH_RESERVE = 8
/** The average label cost of a legible trail. Above it, the next trail is tried. */
const GOOD_COST = 16
const MAX_VISITS = 6000
/** The maximum length of a promise on one line, in characters. */
const LONGEST_LINE = 26

interface Labels {
  /** One to six titles of 1 to 40 characters, which are numbered. */
  titles: readonly string[]
  /** What is at the summit, up to 70 characters. Without it, the last title is. */
  promise?: string
}

/**
 * Generates the trail from inside the map's edge to the highest hill, with a marker per label. Labels never touch the
 * trail, each other, a marker, or the edge. Deterministic.
 *
 * @param font the labels' font
 * @param frame the visible part of a cropped map, with the summit
 * @returns the trail in units of a 1200 × 750 map. Labels read "1 Title", or only "1" if these do not fit in the frame,
 *   which takes six of the longest
 */
export function planTrail(hill: Hill, labels: Labels, font: LabelFont, frame: Box = WHOLE_MAP): Trail {
  const { curve, markers } = plan(hill, labels, font, frame)
  return { path: curve.path, markers }
}

/** The cross section of a trail, in units of `PROFILE_SIZE`. */
export interface Profile {
  /** SVG path data of the ground, from left to right. */
  path: string
  markers: Point[]
}

/** Generates a trail like `planTrail`, and its cross section. */
export function planTrailWithProfile(hill: Hill, labels: Labels, font: LabelFont): Trail & { profile: Profile } {
  const { curve, markers } = plan(hill, labels, font, WHOLE_MAP)
  const { heightAt } = landscapeOf(hill)
  const heights = curve.points.map(({ x, y }) => heightAt(x, y))
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
  const ground = curve.points.map((_, index) => ({
    x: Math.round((PROFILE_SIZE.width * (curve.lengths[index] ?? 0)) / lengthOf(curve)),
    y: Math.round(PROFILE_SIZE.height * (1 - ((heights[index] ?? 0) - lowest) / (highest - lowest))),
  }))
  const nearest = (marker: Point) => {
    const distances = curve.points.map((point) => distance(point, marker))
    return ground[distances.indexOf(Math.min(...distances))] ?? { x: 0, y: 0 }
  }
  const path = curveThrough(evenly(ground, PROFILE_SIZE.width / 24, 2).concat(ground.slice(-1))).path
  return { path: curve.path, markers, profile: { path, markers: markers.map(nearest) } }
}

function plan(
  hill: Hill,
  { titles, promise }: Labels,
  font: LabelFont,
  frame: Box,
): { curve: Curve; markers: Marker[] } {
  const labels: Pick<Marker, 'number' | 'lines'>[] = titles.map((title, index) => ({
    number: index + 1,
    lines: [title],
  }))
  if (promise !== undefined) labels.push({ number: null, lines: inLines(promise) })
  const fontSize = promise === undefined ? LABEL_SIZES.page : LABEL_SIZES.service
  const sizes = labels.map(({ number, lines }) => {
    const texts = number === null ? lines : lines.map((line) => `${number} ${line}`)
    return Math.max(...texts.map((text) => font.widthOf(text, fontSize))) + WIDTH_RESERVE
  })
  const count = labels.length
  let best: Arrangement | undefined
  for (const curve of proposeTrails(landscapeOf(hill))) {
    const context = { curve, frame, font, fontSize, count }
    const choices = sizes.map((width, index) => nearCandidates(context, index, width, labels[index]?.lines.length ?? 1))
    const candidates = arrange(choices)
    const cost = candidates?.reduce((sum, one) => sum + one.cost, 0) ?? Infinity
    if (candidates && cost < (best?.cost ?? Infinity)) best = { curve, candidates, cost }
    if (best && best.cost <= GOOD_COST * count) break
  }
  if (!best) {
    if (titles.join('') === '') throw new Error(`The map of ${JSON.stringify(hill)} has no room for markers.`)
    return plan(hill, { titles: titles.map(() => ''), ...(promise !== undefined && { promise: '' }) }, font, frame)
  }
  const markers = best.candidates.map(({ point, label }, index) => ({
    ...(labels[index] ?? { number: null, lines: [] }),
    ...point,
    label,
  }))
  return { curve: best.curve, markers }
}

function inLines(text: string): string[] {
  if (text.length <= LONGEST_LINE) return [text]
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, index) => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
  })
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  return breaks.sort((one, other) => longest(one) - longest(other))[0] ?? [text]
}

interface Arrangement {
  curve: Curve
  candidates: LabelCandidate[]
  cost: number
}

/** Picks a candidate per marker that fit together at the lowest cost; `undefined` if none do. */
function arrange(choices: readonly (readonly LabelCandidate[])[]): LabelCandidate[] | undefined {
  let best: LabelCandidate[] | undefined
  let lowest = Infinity
  let visits = 0
  const rest = choices.map((_, index) => choices.slice(index).reduce((sum, one) => sum + (one[0]?.cost ?? Infinity), 0))
  const visit = (chosen: LabelCandidate[], cost: number): void => {
    const candidates = choices[chosen.length]
    if (!candidates) {
      lowest = cost
      best = chosen
      return
    }
    for (const candidate of candidates) {
      visits += 1
      if (visits > MAX_VISITS || cost + candidate.cost + (rest[chosen.length + 1] ?? 0) >= lowest) return
      if (!chosen.every((other) => areCompatible(candidate, other))) continue
      const ambiguity = chosen.reduce((sum, other) => sum + ambiguityCost(candidate, other), 0)
      if (cost + candidate.cost + ambiguity < lowest) visit([...chosen, candidate], cost + candidate.cost + ambiguity)
    }
  }
  visit([], 0)
  return best
}

/** Returns the cost of a label closer to another marker than to its own, or not much farther. */
function ambiguityCost(a: LabelCandidate, b: LabelCandidate): number {
  const strays = (own: LabelCandidate, other: LabelCandidate): boolean =>
    distanceToBox(other.point, own.box) < 1.6 * distanceToBox(own.point, own.box)
  return (strays(a, b) ? 14 : 0) + (strays(b, a) ? 14 : 0)
}

/** A distance beyond any crop of a map, in map units. */
const BEYOND = 400

/** Extends a trail from near the left or right edge far beyond it, without markers: it runs off the map. */
export function extendBeyondEdge({ path }: Trail): Trail {
  const extended = path.replace(/^M(\d+) (\d+)/, (start, x: string, y: string) => {
    const outward = Number(x) > MAP_WIDTH / 2 ? BEYOND : -BEYOND
    return `M${Number(x) + outward} ${y}L${start.slice(1)}`
  })
  return { path: extended, markers: [] }
}
