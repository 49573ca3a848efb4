import { createNoise2D } from 'simplex-noise'
import { MAP_SIZE, type Point, type Size } from './map-size'
import { between, type RandomSource, seededRandom } from './random'
import { pickDirection, type TrailDirection } from './trail-direction'

/** The shape of the terrain on one map. */
export interface Landscape {
  size: Size
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
 * Generates the terrain of a seed: a highest hill, one to three lower ones, and rolling ground between them. The same seed and
 * size always give the same terrain.
 *
 * @param size the size of the map in units, a standard map by default; the terrain scales with the square root of its area
 */
export function generateLandscape(seed: string, size: Size = MAP_SIZE): Landscape {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const land = attemptLandscape(`${seed}#${attempt}`, size, 1)
    if (isSummitSuitable(land.summit, size)) return land
  }
  // On level ground, the summit is the center of the highest hill, whose position is always suitable.
  return attemptLandscape(seed, size, 0)
}

function attemptLandscape(seed: string, size: Size, roughness: 0 | 1): Landscape {
  const draw = seededRandom(seed)
  const scale = Math.sqrt((size.width * size.height) / (MAP_SIZE.width * MAP_SIZE.height))
  const direction = pickDirection(draw)
  const highest = raiseHill(draw, direction.hill.x * size.width, direction.hill.y * size.height, 1, scale)
  const lower = raiseLowerHills(draw, direction, size, scale)
  const warpX = createNoise2D(draw)
  const warpY = createNoise2D(draw)
  const ground = createNoise2D(draw)
  const heightAt = (x: number, y: number): number => {
    const u = x / scale
    const v = y / scale
    const bend = 64 * scale * roughness
    const px = x + bend * warpX(u / 400, v / 400)
    const py = y + bend * warpY(u / 400, v / 400)
    const peak = rise(highest, px, py)
    let height = highest.height * peak
    if (roughness === 0) return height
    for (const hill of lower) height += hill.height * rise(hill, px, py) * (1 - 0.6 * peak)
    const rolling = 0.3 * ground(u / 600, v / 600) + 0.085 * ground(u / 250 + 40, v / 250)
    return height + rolling * (1 - 0.72 * peak)
  }
  return { size, direction, heightAt, summit: findSummit(heightAt, size) }
}

function raiseHill(draw: RandomSource, x: number, y: number, height: number, scale: number): Hill {
  const turn = between(draw, 0, Math.PI)
  return {
    x,
    y,
    height,
    along: between(draw, 230, 330) * scale * (0.55 + 0.45 * height),
    across: between(draw, 150, 215) * scale * (0.55 + 0.45 * height),
    cos: Math.cos(turn),
    sin: Math.sin(turn),
  }
}

function raiseLowerHills(draw: RandomSource, direction: TrailDirection, size: Size, scale: number): Hill[] {
  const count = 1 + Math.floor(between(draw, 0.35, 3))
  const hills: Hill[] = []
  const bearing = between(draw, 0, 2 * Math.PI)
  for (let index = 0; index < count; index += 1) {
    const angle = bearing + ((index + between(draw, -0.25, 0.25)) * 2 * Math.PI) / count
    const x = direction.hill.x + Math.cos(angle) * between(draw, 0.3, 0.5)
    const y = direction.hill.y + Math.sin(angle) * between(draw, 0.38, 0.6)
    hills.push(raiseHill(draw, x * size.width, y * size.height, between(draw, 0.34, 0.62), scale))
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

function isSummitSuitable(summit: Point, size: Size): boolean {
  return (
    summit.x >= SUMMIT_BOUNDS.left * size.width &&
    summit.x <= SUMMIT_BOUNDS.right * size.width &&
    summit.y >= SUMMIT_BOUNDS.top * size.height &&
    summit.y <= SUMMIT_BOUNDS.bottom * size.height
  )
}

/**
 * Finds the highest point: first on a coarse grid, then in ever smaller steps around several high points, because two hills may
 * be almost equally high.
 */
function findSummit(heightAt: (x: number, y: number) => number, size: Size): Point {
  let highest = { x: 0, y: 0, height: -Infinity }
  let found: (typeof highest)[] = []
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x > size.width || y > size.height) return
    const point = { x, y, height: heightAt(x, y) }
    found.push(point)
    if (point.height > highest.height) highest = point
  }
  for (let y = 0; y <= size.height; y += SEARCH_STEP) {
    for (let x = 0; x <= size.width; x += SEARCH_STEP) visit(x, y)
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
