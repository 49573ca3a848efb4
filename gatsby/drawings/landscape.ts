import { createNoise2D } from 'simplex-noise'
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'
import { type RandomSource, seededRandom } from './random'

/** Returns the height at a point in map units, also just outside the map. The unit of height is arbitrary. */
export type Height = (x: number, y: number) => number

/**
 * The hill with the summit: where its center may be, as fractions of the map's width and height, and how high it is. From
 * the lower left, the trail has a long way to the upper right.
 */
const HILL = { left: 0.58, right: 0.72, top: 0.25, bottom: 0.35, height: 0.62 }
/**
 * The height that the ground loses per map unit away from the hill. On level ground, noise would form many valleys without
 * an outlet, which a trail that only climbs cannot cross.
 */
const FALL = 0.00085
/** The radius around the hill's center, in map units, in which the slope is rounded off. It would be a cone otherwise. */
const ROUNDED = 150
/** Noise in broad waves, which are lesser hills, and in knolls on them: its height, and its scale in map units. */
const WAVES = { height: 0.24, scale: 480 }
const KNOLLS = { height: 0.06, scale: 230 }
/** How far noise shifts a point, and its scale, in map units: it bends contours into spurs and gullies. */
const WARP = { shift: 70, scale: 400 }

/** Returns the terrain of a map, with a hill for its trail to climb. The same for the same seed. */
export function landscapeOf(seed: string): Height {
  const draw = seededRandom(seed)
  const x0 = draw(HILL.left, HILL.right) * MAP_WIDTH
  const y0 = draw(HILL.top, HILL.bottom) * MAP_HEIGHT
  const hill = raiseHill(draw, { x: x0, y: y0 }, HILL.height, 1)
  const warp = warpWith(draw, 1)
  const noise = createNoise2D(draw)
  return (x, y) => {
    const at = warp({ x, y })
    const waves = WAVES.height * noise(x / WAVES.scale, y / WAVES.scale)
    const knolls = KNOLLS.height * noise(x / KNOLLS.scale, -y / KNOLLS.scale)
    return hill(at.x, at.y) + waves + knolls - FALL * Math.hypot(at.x - x0, at.y - y0, ROUNDED)
  }
}

/** Creates a shift of points by noise, which makes shapes irregular. `scale` is that of a map, from 0 to 1. */
export function warpWith(draw: RandomSource, scale: number): (point: Point) => Point {
  const right = createNoise2D(draw)
  const down = createNoise2D(draw)
  const [shift, wave] = [scale * WARP.shift, scale * WARP.scale]
  return ({ x, y }) => ({ x: x + shift * right(x / wave, y / wave), y: y + shift * down(x / wave, y / wave) })
}

/** Half the length and width of a hill of scale 1, in map units, where it has lost about two thirds of its height. */
const HALF_LENGTH = { low: 220, high: 300 }
const HALF_WIDTH = { low: 140, high: 200 }
/** Half the exponent of a Gaussian, which has 1. With less, a hill has a narrow top and a wide foot; with more, a flat top. */
const STEEPNESS = 0.82

/**
 * Raises an oval hill in a random direction.
 *
 * @param scale its size in proportion to a map's
 * @returns the height added to a point
 */
export function raiseHill(draw: RandomSource, center: Point, height: number, scale: number): Height {
  const turn = draw(0, Math.PI)
  const [right, down] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
  const halfLength = draw(HALF_LENGTH.low, HALF_LENGTH.high)
  const halfWidth = draw(HALF_WIDTH.low, HALF_WIDTH.high)
  return (x, y) => {
    const along = ((x - center.x) * right + (y - center.y) * down) / halfLength
    const across = ((y - center.y) * right - (x - center.x) * down) / halfWidth
    return height * Math.exp(-((along * along + across * across) ** STEEPNESS))
  }
}
