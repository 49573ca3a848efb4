import { distance, type Point } from '../../src/components/map-size'
import { evenly } from './box'
import { type Curve, curveThrough } from './curve'
import type { Landscape } from './landscape'
import { findRoute } from './pathfinding'

/** The distance between a trail's knots, about, in map units: fewer lose switchbacks, more look ragged. */
const KNOT_SPACING = 72
const WALK_STEP = 20
/** The number of neighbors on each side that smoothing averages. */
const SMOOTHING = 2
/** The minimum distance of start and summit, in map units; a shorter trail has no room for markers. */
const SHORTEST_APPROACH = 430

/** Alternative starts, if labels do not fit along the trail from the default one. */
const ALTERNATIVE_STARTS: readonly Point[] = [
  { x: 8, y: 640 },
  { x: 150, y: 742 },
  { x: 8, y: 130 },
  { x: 1192, y: 650 },
  { x: 1060, y: 742 },
]

/**
 * Proposes trails from inside the map's edge to the summit, the most natural first. They stay on the map and never
 * cross themselves.
 *
 * @param land a landscape of standard size
 */
export function* proposeTrails(land: Landscape): Generator<Curve> {
  const starts = [land.start, ...ALTERNATIVE_STARTS.filter((start) => distance(start, land.summit) > SHORTEST_APPROACH)]
  const plans = starts.flatMap((start, index) => (index === 0 ? [1, 0.3] : [0.6]).map((slopes) => ({ start, slopes })))
  for (const { start, slopes } of plans) yield curveThrough(smooth(findRoute(land, start, land.summit, slopes)))
}

/** Rounds a route's corners. The ends stay, with evenly spaced knots between them. */
function smooth(route: readonly Point[]): Point[] {
  const steps = withEnd(route, WALK_STEP)
  const rounded = steps.map((_, index) => {
    const reach = Math.min(SMOOTHING, index, steps.length - 1 - index)
    const near = steps.slice(index - reach, index + reach + 1)
    return {
      x: near.reduce((sum, point) => sum + point.x, 0) / near.length,
      y: near.reduce((sum, point) => sum + point.y, 0) / near.length,
    }
  })
  return withEnd(rounded, KNOT_SPACING)
}

/** Returns evenly spaced points on a route, about `spacing` units apart, with both ends. */
function withEnd(route: readonly Point[], spacing: number): Point[] {
  return [...evenly(route, spacing, 2), ...route.slice(-1)]
}
