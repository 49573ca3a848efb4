import { drawCurve, isClearOfItself, type Curve } from './curve'
import type { Landscape } from './landscape'
import { findRoute } from './route'
import { distance, SHEET_HEIGHT, SHEET_WIDTH, type Point } from './sheet-size'

/** Knots of the drawn trail lie about this far apart, in sheet units: fewer lose the switchbacks, more are ragged. */
const KNOT_SPACING = 72
const WALK_STEP = 20
/** How many steps before and after a place its smoothed position looks at. */
const SMOOTHING = 2
/** Two parts of a trail keep this far apart, in sheet units, so that two blazes fit between them. */
const OWN_CLEARANCE = 50
/** Nearer than this to the summit, in sheet units, a trail is too short to carry its blazes. */
const SHORTEST_APPROACH = 430

/** Where else a trail may enter, when the labels find no room beside the one from its heading. */
const OTHER_STARTS: readonly Point[] = [
  { x: 8, y: 640 },
  { x: 150, y: 742 },
  { x: 8, y: 130 },
  { x: 1192, y: 650 },
  { x: 1060, y: 742 },
]

/**
 * Proposes trails to the summit of a landscape, the most natural first.
 * In: a landscape of standard size. Out: one curve after another, each from inside the sheet's edge to the summit, on
 * the sheet and never across itself. The last one is level rather than natural (see `drawLevelTrail`).
 */
export function* proposeTrails(land: Landscape): Generator<Curve> {
  const starts = [
    land.heading.start,
    ...OTHER_STARTS.filter((start) => distance(start, land.summit) > SHORTEST_APPROACH),
  ]
  const plans = starts.flatMap((start, index) => (index === 0 ? [1, 0.3] : [0.6]).map((slopes) => ({ start, slopes })))
  for (const { start, slopes } of plans) {
    const curve = drawCurve(smooth(findRoute(land, start, land.summit, slopes)))
    if (isClearOfItself(curve, OWN_CLEARANCE) && isOnSheet(curve)) yield curve
  }
  yield drawLevelTrail(land)
}

/**
 * A trail that crosses the sheet in one gentle wave, from 40 units above the summit to 90 below it: whole rows above
 * and below it stay free, so that the longest labels find room.
 * In: a landscape of standard size. Out: the curve, from the side that lies further from the summit.
 */
export function drawLevelTrail(land: Landscape): Curve {
  const { x, y } = land.summit
  const edge = x > SHEET_WIDTH / 2 ? 8 : SHEET_WIDTH - 8
  const drops = [84, 58, 74, 60, 22, 0]
  return drawCurve(drops.map((drop, index) => ({ x: edge + ((x - edge) * index) / (drops.length - 1), y: y + drop })))
}

/** Rounds the corners of a way: both ends stay where they are, and the knots lie evenly between them. */
function smooth(way: readonly Point[]): Point[] {
  const steps = evenly(way, WALK_STEP)
  const rounded = steps.map((_, index) => {
    const reach = Math.min(SMOOTHING, index, steps.length - 1 - index)
    const near = steps.slice(index - reach, index + reach + 1)
    return {
      x: near.reduce((sum, place) => sum + place.x, 0) / near.length,
      y: near.reduce((sum, place) => sum + place.y, 0) / near.length,
    }
  })
  return evenly(rounded, KNOT_SPACING)
}

/** Places along a way in even steps of about `spacing` units, both ends included. */
function evenly(way: readonly Point[], spacing: number): Point[] {
  let length = 0
  way.forEach((place, index) => {
    length += distance(way[index - 1] ?? place, place)
  })
  const count = Math.max(2, Math.round(length / spacing))
  const places: Point[] = []
  let walked = 0
  way.forEach((to, index) => {
    const from = way[index - 1] ?? to
    const side = distance(from, to)
    while (places.length < count && (places.length * length) / count <= walked + side) {
      const part = side === 0 ? 0 : ((places.length * length) / count - walked) / side
      places.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    walked += side
  })
  const end = way[way.length - 1]
  return end ? [...places, end] : places
}

function isOnSheet(curve: Curve): boolean {
  return curve.places.every(({ x, y }) => x >= 6 && y >= 6 && x <= SHEET_WIDTH - 6 && y <= SHEET_HEIGHT - 6)
}
