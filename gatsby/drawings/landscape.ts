import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'
import { between, type RandomSource } from './random'

export interface Landscape {
  /** The start of the trail to the summit, inside an edge of the map. */
  start: Point
  summit: Point
  /** Returns the height at a point (in map units, also just outside), from about −0.4 in valleys to 1.2. */
  heightAt: Height
}

export type Height = (x: number, y: number) => number

/** The smallest and the largest x and y of a point, as fractions of the map. */
type Range = readonly [left: number, right: number, top: number, bottom: number]

/** Where a trail may start, and the highest hill may be. Most run from left to right, like labels. */
export const DIRECTIONS: readonly { start: Range; hill: Range }[] = [
  { start: [0, 0, 0.74, 0.88], hill: [0.58, 0.72, 0.3, 0.44] },
  { start: [0.1, 0.24, 1, 1], hill: [0.58, 0.72, 0.28, 0.42] },
  { start: [0, 0, 0.14, 0.28], hill: [0.58, 0.72, 0.44, 0.56] },
  { start: [0, 0, 0.46, 0.6], hill: [0.62, 0.74, 0.28, 0.5] },
  { start: [0.08, 0.22, 0, 0], hill: [0.56, 0.7, 0.48, 0.56] },
  { start: [1, 1, 0.72, 0.88], hill: [0.3, 0.42, 0.3, 0.44] },
  { start: [0.74, 0.88, 1, 1], hill: [0.3, 0.44, 0.28, 0.4] },
  { start: [0.3, 0.42, 1, 1], hill: [0.66, 0.74, 0.28, 0.38] },
]

/** The distance from the edge at which a round dot is not cut off. */
const INSET = 8
/** Returns a trail's start inside the map's edge, from a position in fractions of the map. */
export function edgePoint({ x, y }: Point): Point {
  return { x: inside(x * MAP_WIDTH, MAP_WIDTH), y: inside(y * MAP_HEIGHT, MAP_HEIGHT) }
}

function inside(value: number, extent: number): number {
  return Math.round(Math.min(extent - INSET, Math.max(INSET, value)))
}

/** Returns a random point in a range, as fractions of the map. */
export function pointIn(draw: RandomSource, [left, right, top, bottom]: Range): Point {
  return { x: between(draw, left, right), y: between(draw, top, bottom) }
}

/**
 * Raises a hill.
 *
 * @param center its center, as fractions of the map
 * @returns the height added to a point. An exponent below 1 avoids a flat top
 */
export function raiseHill(draw: RandomSource, center: Point, height: number): Height {
  const turn = between(draw, 0, Math.PI)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const halfLength = between(draw, 230, 330) * (0.55 + 0.45 * height)
  const halfWidth = between(draw, 150, 215) * (0.55 + 0.45 * height)
  return (x, y) => {
    const dx = x - center.x * MAP_WIDTH
    const dy = y - center.y * MAP_HEIGHT
    const along = (dx * cos + dy * sin) / halfLength
    const across = (dy * cos - dx * sin) / halfWidth
    return height * Math.exp(-Math.pow(along * along + across * across, 0.82))
  }
}
