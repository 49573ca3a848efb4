import { createNoise2D } from 'simplex-noise'
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'
import { type Box, contains } from './box'
import { between, pick, type RandomSource, seededRandom } from './random'

/** The shape of the terrain on one map. */
export interface Landscape {
  /** The start of the trail to the summit, inside an edge of the map. */
  start: Point
  /** The highest point of the map. */
  summit: Point
  /** Returns the height at a point (in map units, also slightly outside the map), from about −0.4 in the valleys to 1.2. */
  heightAt: Height
}

export type Height = (x: number, y: number) => number

/** The smallest and the largest x and y of a point, as fractions of the map. */
type Range = readonly [left: number, right: number, top: number, bottom: number]

/** Where a trail may start, and where the highest hill may be. Most run from left to right, like the labels of the markers. */
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

/** The distance from the edge at which a round dot of the trail is not cut off. */
const INSET = 8
/** The area for the summit, which leaves room around it for the trail and its labels. */
const SUMMIT_AREA: Box = {
  left: 0.24 * MAP_WIDTH,
  right: 0.77 * MAP_WIDTH,
  top: 0.25 * MAP_HEIGHT,
  bottom: 0.59 * MAP_HEIGHT,
}
const SEARCH_STEP = 50
const MOST_PROMISING = 8
const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))

/**
 * Generates the terrain of a seed: a highest hill, one to three lower ones, and rolling ground between them. The same seed always
 * gives the same terrain.
 */
export function generateLandscape(seed: string): Landscape {
  for (let attempt = 0; ; attempt += 1) {
    const land = attemptLandscape(`${seed}#${attempt}`)
    if (contains(SUMMIT_AREA, land.summit)) return land
  }
}

function attemptLandscape(seed: string): Landscape {
  const draw = seededRandom(seed)
  const direction = pick(draw, DIRECTIONS)
  const start = pointIn(draw, direction.start)
  const center = pointIn(draw, direction.hill)
  const highest = raiseHill(draw, center, 1)
  const lower = raiseLowerHills(draw, center)
  const warpX = createNoise2D(draw)
  const warpY = createNoise2D(draw)
  const ground = createNoise2D(draw)
  const heightAt: Height = (x, y) => {
    const px = x + 64 * warpX(x / 400, y / 400)
    const py = y + 64 * warpY(x / 400, y / 400)
    const peak = highest(px, py)
    let height = peak
    for (const hill of lower) height += hill(px, py) * (1 - 0.6 * peak)
    const rolling = 0.3 * ground(x / 600, y / 600) + 0.085 * ground(x / 250 + 40, y / 250)
    return height + rolling * (1 - 0.72 * peak)
  }
  return { start: edgePoint(start), heightAt, summit: findSummit(heightAt) }
}

/** Returns the point inside the map's edge at which a trail starts, from a position in fractions of the map. */
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
 * @param center the center of the hill, as fractions of the map
 * @returns the height that it adds to a point. An exponent below 1 avoids a flat top
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

function raiseLowerHills(draw: RandomSource, highest: Point): Height[] {
  const count = 1 + Math.floor(between(draw, 0.35, 3))
  const bearing = between(draw, 0, 2 * Math.PI)
  return Array.from({ length: count }, (_, index) => {
    const angle = bearing + ((index + between(draw, -0.25, 0.25)) * 2 * Math.PI) / count
    const x = highest.x + Math.cos(angle) * between(draw, 0.3, 0.5)
    const y = highest.y + Math.sin(angle) * between(draw, 0.38, 0.6)
    return raiseHill(draw, { x, y }, between(draw, 0.34, 0.62))
  })
}

/**
 * Finds the highest point: first on a coarse grid, then in ever smaller steps around several high points, because two hills may
 * be almost equally high.
 */
function findSummit(heightAt: Height): Point {
  let highest = { x: 0, y: 0, height: -Infinity }
  let found: (typeof highest)[] = []
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x > MAP_WIDTH || y > MAP_HEIGHT) return
    const point = { x, y, height: heightAt(x, y) }
    found.push(point)
    if (point.height > highest.height) highest = point
  }
  for (let y = 0; y <= MAP_HEIGHT; y += SEARCH_STEP) {
    for (let x = 0; x <= MAP_WIDTH; x += SEARCH_STEP) visit(x, y)
  }
  for (let step = SEARCH_STEP / 2; step >= 0.5; step /= 2) {
    const promising = found.sort((a, b) => b.height - a.height).slice(0, MOST_PROMISING)
    found = [highest]
    for (const { x, y } of promising) {
      for (const [right, down] of AROUND) visit(x + right * step, y + down * step)
    }
  }
  return { x: Math.round(highest.x), y: Math.round(highest.y) }
}
