import { createNoise2D } from 'simplex-noise'
import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-size'
import { between, type RandomSource, seededRandom } from './random'
import { pickDirection, type TrailDirection } from './trail-direction'

/** The shape of the terrain on one map. */
export interface Landscape {
  direction: TrailDirection
  /** The highest point of the map. */
  summit: Point
  /** Returns the height at a point (in map units, also slightly outside the map), from about −0.4 in the valleys to 1.2. */
  heightAt: (x: number, y: number) => number
}

interface Hill {
  x: number
  y: number
  height: number
  /** The semi-axes of the hill's base and its rotation. */
  along: number
  across: number
  cos: number
  sin: number
}

/** The area for the summit, as fractions of the map, which leaves room around it for the trail and its labels. */
const SUMMIT_BOUNDS = { left: 0.24, right: 0.77, top: 0.25, bottom: 0.59 }
const ATTEMPTS = 16
const SEARCH_STEP = 50
const MOST_PROMISING = 8
const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))

/**
 * Generates the terrain of a seed: a highest hill, one to three lower ones, and rolling ground between them. The same seed always
 * gives the same terrain.
 */
export function generateLandscape(seed: string): Landscape {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const land = attemptLandscape(`${seed}#${attempt}`, 1)
    if (isSummitSuitable(land.summit)) return land
  }
  // On level ground, the summit is the center of the highest hill, whose position is always suitable.
  return attemptLandscape(seed, 0)
}

function attemptLandscape(seed: string, roughness: 0 | 1): Landscape {
  const draw = seededRandom(seed)
  const direction = pickDirection(draw)
  const highest = raiseHill(draw, direction.hill.x * MAP_WIDTH, direction.hill.y * MAP_HEIGHT, 1)
  const lower = raiseLowerHills(draw, direction)
  const warpX = createNoise2D(draw)
  const warpY = createNoise2D(draw)
  const ground = createNoise2D(draw)
  const heightAt = (x: number, y: number): number => {
    const bend = 64 * roughness
    const px = x + bend * warpX(x / 400, y / 400)
    const py = y + bend * warpY(x / 400, y / 400)
    const peak = rise(highest, px, py)
    let height = highest.height * peak
    if (roughness === 0) return height
    for (const hill of lower) height += hill.height * rise(hill, px, py) * (1 - 0.6 * peak)
    const rolling = 0.3 * ground(x / 600, y / 600) + 0.085 * ground(x / 250 + 40, y / 250)
    return height + rolling * (1 - 0.72 * peak)
  }
  return { direction, heightAt, summit: findSummit(heightAt) }
}

function raiseHill(draw: RandomSource, x: number, y: number, height: number): Hill {
  const turn = between(draw, 0, Math.PI)
  return {
    x,
    y,
    height,
    along: between(draw, 230, 330) * (0.55 + 0.45 * height),
    across: between(draw, 150, 215) * (0.55 + 0.45 * height),
    cos: Math.cos(turn),
    sin: Math.sin(turn),
  }
}

function raiseLowerHills(draw: RandomSource, direction: TrailDirection): Hill[] {
  const count = 1 + Math.floor(between(draw, 0.35, 3))
  const hills: Hill[] = []
  const bearing = between(draw, 0, 2 * Math.PI)
  for (let index = 0; index < count; index += 1) {
    const angle = bearing + ((index + between(draw, -0.25, 0.25)) * 2 * Math.PI) / count
    const x = direction.hill.x + Math.cos(angle) * between(draw, 0.3, 0.5)
    const y = direction.hill.y + Math.sin(angle) * between(draw, 0.38, 0.6)
    hills.push(raiseHill(draw, x * MAP_WIDTH, y * MAP_HEIGHT, between(draw, 0.34, 0.62)))
  }
  return hills
}

/** Returns the relative height of a point on a hill, from 1 at the top toward 0. An exponent below 1 avoids a flat top. */
function rise(hill: Hill, x: number, y: number): number {
  const dx = x - hill.x
  const dy = y - hill.y
  const along = (dx * hill.cos + dy * hill.sin) / hill.along
  const across = (dy * hill.cos - dx * hill.sin) / hill.across
  return Math.exp(-Math.pow(along * along + across * across, 0.82))
}

function isSummitSuitable(summit: Point): boolean {
  return (
    summit.x >= SUMMIT_BOUNDS.left * MAP_WIDTH &&
    summit.x <= SUMMIT_BOUNDS.right * MAP_WIDTH &&
    summit.y >= SUMMIT_BOUNDS.top * MAP_HEIGHT &&
    summit.y <= SUMMIT_BOUNDS.bottom * MAP_HEIGHT
  )
}

/**
 * Finds the highest point: first on a coarse grid, then in ever smaller steps around several high points, because two hills may
 * be almost equally high.
 */
function findSummit(heightAt: (x: number, y: number) => number): Point {
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
