import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-size'
import { between, pick, type RandomSource } from './random'

/** The start of a trail and the position of the hill that it climbs. */
export interface TrailDirection {
  /** The start of the trail on a standard map, in map units. */
  start: Point
  /** The center of the highest hill, as fractions of the map's width and height. */
  hill: Point
}

/** The bounds of the trail's start and of the highest hill, as fractions of the map. */
interface DirectionRange {
  enter: { x: [number, number]; y: [number, number] }
  hill: { x: [number, number]; y: [number, number] }
}

/** The distance from the edge at which a round dot of the trail is not cut off. */
const INSET = 8
const WEST: [number, number] = [0, 0]
const EAST: [number, number] = [1, 1]
const NORTH: [number, number] = [0, 0]
const SOUTH: [number, number] = [1, 1]

/** Most directions run from left to right, like the labels of the markers. */
const DIRECTIONS: readonly DirectionRange[] = [
  { enter: { x: WEST, y: [0.74, 0.88] }, hill: { x: [0.58, 0.72], y: [0.3, 0.44] } },
  { enter: { x: [0.1, 0.24], y: SOUTH }, hill: { x: [0.58, 0.72], y: [0.28, 0.42] } },
  { enter: { x: WEST, y: [0.14, 0.28] }, hill: { x: [0.58, 0.72], y: [0.44, 0.56] } },
  { enter: { x: WEST, y: [0.46, 0.6] }, hill: { x: [0.62, 0.74], y: [0.28, 0.5] } },
  { enter: { x: [0.08, 0.22], y: NORTH }, hill: { x: [0.56, 0.7], y: [0.48, 0.56] } },
  { enter: { x: EAST, y: [0.72, 0.88] }, hill: { x: [0.3, 0.42], y: [0.3, 0.44] } },
  { enter: { x: [0.74, 0.88], y: SOUTH }, hill: { x: [0.3, 0.44], y: [0.28, 0.4] } },
  { enter: { x: [0.3, 0.42], y: SOUTH }, hill: { x: [0.66, 0.74], y: [0.28, 0.38] } },
]

/** Picks a direction at random. The start is 8 units inside an edge. */
export function pickDirection(draw: RandomSource): TrailDirection {
  const range = pick(draw, DIRECTIONS)
  return {
    start: {
      x: Math.round(inside(between(draw, ...range.enter.x) * MAP_WIDTH, MAP_WIDTH)),
      y: Math.round(inside(between(draw, ...range.enter.y) * MAP_HEIGHT, MAP_HEIGHT)),
    },
    hill: { x: between(draw, ...range.hill.x), y: between(draw, ...range.hill.y) },
  }
}

function inside(value: number, extent: number): number {
  return Math.min(extent - INSET, Math.max(INSET, value))
}
