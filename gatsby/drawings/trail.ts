import { MAP_WIDTH } from '../../src/components/map-size'
import { type Box, distanceToBox, WHOLE_MAP } from './box'
import { areCompatible, type LabelCandidate, type LabelPosition, nearCandidates } from './label-candidates'
import { generateLandscape } from './landscape'
import { LABEL_SIZE, type LabelFont } from './text-width'
import { proposeTrails } from './trail-line'

/** A numbered marker on a trail: its number (from 1), title, center, and label position, in map units. */
export interface Marker {
  number: number
  title: string
  x: number
  y: number
  label: LabelPosition
}

/** A trail over a standard map: SVG path data, and its markers from the start to the summit. */
export interface Trail {
  path: string
  markers: Marker[]
}

/** Extra width for kerning and for a numeral in another weight, in map units. */
const WIDTH_RESERVE = 8
/** The average label cost up to which a trail is legible enough. If the cost is higher, the next trail is tried. */
const GOOD_COST = 16
const MAX_VISITS = 6000

/**
 * Generates the trail over a seed's terrain, from inside the map's edge to the highest hill, with one marker per title. Labels
 * never touch the trail, each other, a marker, or the edge. The same input always gives the same trail.
 *
 * @param seed a seed, such as a slug
 * @param titles one to six titles of 1 to 40 characters
 * @param font the labels' font
 * @param frame the visible part of a cropped map, which must contain the summit
 * @returns the trail in units of a 1200 × 750 map; its labels have the format "1 Title" at 24 units and
 *   are within the frame. If the titles do not fit, which takes six of the longest, the labels have only numbers
 */
export function planTrail(seed: string, titles: readonly string[], font: LabelFont, frame: Box = WHOLE_MAP): Trail {
  const widths = titles.map((title, index) => font.widthOf(`${index + 1} ${title}`, LABEL_SIZE) + WIDTH_RESERVE)
  const count = titles.length
  let best: Arrangement | undefined
  for (const curve of proposeTrails(generateLandscape(seed))) {
    const context = { curve, frame, font, count }
    const candidates = arrange(widths.map((width, index) => nearCandidates(context, index, width)))
    const cost = candidates?.reduce((sum, one) => sum + one.cost, 0) ?? Infinity
    if (candidates && cost < (best?.cost ?? Infinity)) best = { path: curve.path, candidates, cost }
    if (best && best.cost <= GOOD_COST * count) break
  }
  if (!best) {
    if (titles.join('') === '') throw new Error(`The map of ${seed} has no room for markers.`)
    const numbersOnly = titles.map(() => '')
    return planTrail(seed, numbersOnly, font, frame)
  }
  const markers = best.candidates.map(({ point, label }, index) => ({
    number: index + 1,
    title: titles[index] ?? '',
    ...point,
    label,
  }))
  return { path: best.path, markers }
}

interface Arrangement {
  path: string
  candidates: LabelCandidate[]
  cost: number
}

/** Picks one candidate per marker so that all fit together at the lowest cost; `undefined` if none is found. */
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

/** Returns the cost of a label that is closer to another marker than to its own, or not much farther away. */
function ambiguityCost(a: LabelCandidate, b: LabelCandidate): number {
  const strays = (own: LabelCandidate, other: LabelCandidate): boolean =>
    distanceToBox(other.point, own.box) < 1.6 * distanceToBox(own.point, own.box)
  return (strays(a, b) ? 14 : 0) + (strays(b, a) ? 14 : 0)
}

/** A distance beyond any crop of a map, in map units. */
const BEYOND = 400

/** Extends a trail that begins near the left or right edge in a straight line far beyond that edge, so that it runs off the map. */
export function extendBeyondEdge(trail: Trail): Trail {
  const path = trail.path.replace(/^M(\d+) (\d+)/, (start, x: string, y: string) => {
    const outward = Number(x) > MAP_WIDTH / 2 ? BEYOND : -BEYOND
    return `M${Number(x) + outward} ${y}L${start.slice(1)}`
  })
  return { ...trail, path }
}
