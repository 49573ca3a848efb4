import { createNoise2D } from 'simplex-noise'
import { MAP_HEIGHT, MAP_WIDTH, type Point, type Size } from '../../src/components/map-size'
import { type Box, contains, grown } from './box'
import { DIRECTIONS, edgePoint, type Height, type Landscape, pointIn, raiseHill } from './landscape'
import { between, hashOf, pick, seededRandom } from './random'

/** A part of the only terrain: the country of services has a massif per group, with a hill per service. */
export interface Country {
  massifs: readonly number[]
  /** The number of hills of each massif. Only the first ones have a service. */
  hills: number
}

/** The hill of a map: the numbers of its massif and of the hill in it, from 0. */
export interface Hill {
  country: Country
  massif: number
  hill: number
}

/** The massif for other pages, north of the services'. Its size is fixed, so services do not change it. */
const NORTH: Country = { massifs: [-1], hills: 30 }

/** The sizes of a massif, in hills. Large steps rarely change the terrain of other services. */
const MASSIF_SIZES = [6, 15, 30, 60, 100]
/** Hills are on a sunflower spiral: the golden angle apart, at this distance times the root of their number. */
const SPIRAL = { x: 560, y: 345 }
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** The distance from the outermost hill to its massif's border, in map units. */
const MARGIN = { x: 620, y: 500 }
/** How far the center of a massif may be from that of its area, as a fraction of the area. */
const STRAY = 0.05
/** The share of its area that a massif covers. */
const COVERED = 0.31
const MASSIF_HEIGHT = 0.75
/** The distance at which a hill no longer adds height, in map units. */
const REACH = 900
/** How far noise shifts a point, in map units. */
const WARP = 64
/** The distance of a hill's top from its center, and of a map's contours and trail beyond the map, at most, in map units. */
const CLIMB = 600
const BEYOND_MAP = 200
const NEIGHBORS = [1, 0, -1].flatMap((right) => [1, 0, -1].map((down) => [right, down] as const))

/** Returns the country for groups with these numbers of services. */
export function countryOf(services: readonly number[]): Country {
  const most = Math.max(1, ...services)
  return { massifs: [...services.keys()], hills: MASSIF_SIZES.find((size) => size >= most) ?? most }
}

/** Returns the hill of a page that has no service: by number, or chosen by a text, such as a slug. */
export function pageHill(place: number | string): Hill {
  const hill = typeof place === 'number' ? place : hashOf(place)
  return { country: NORTH, massif: -1, hill: hill % NORTH.hills }
}

/** Returns the size of the whole country, in map units. */
export function countrySize(country: Country): Size {
  const { width, height } = areaOf(country)
  const columns = columnsOf(country)
  return { width: width * columns, height: height * Math.ceil(country.massifs.length / columns) }
}

/** Returns the size of the area of one massif, in map units. */
function areaOf({ hills }: Country): Size {
  const turns = Math.sqrt(hills)
  return { width: 2 * (SPIRAL.x * turns + MARGIN.x), height: 2 * (SPIRAL.y * turns + MARGIN.y) }
}

function columnsOf({ massifs: { length } }: Country): number {
  return length <= 3 ? length : Math.ceil(length / 2)
}

/** Returns the area of a massif, in map units. */
export function massifArea(country: Country, massif: number): Box {
  const { width, height } = areaOf(country)
  const columns = columnsOf(country)
  const left = (massif % columns) * width
  const top = Math.floor(massif / columns) * height
  return { left, top, right: left + width, bottom: top + height }
}

function massifCenter(country: Country, massif: number): Point {
  const { left, top, right, bottom } = massifArea(country, massif)
  const draw = seededRandom(`massif ${massif}`)
  const [x, y] = [between(draw, -STRAY, STRAY), between(draw, -STRAY, STRAY)]
  return { x: left + (0.5 + x) * (right - left), y: top + (0.5 + y) * (bottom - top) }
}

function hillCenter({ country, massif, hill }: Hill): Point {
  const { x, y } = massifCenter(country, massif)
  const draw = seededRandom(`hill ${massif}/${hill}`)
  const angle = 2.1 * massif + GOLDEN_ANGLE * hill + between(draw, -0.1, 0.1)
  const turns = Math.sqrt(hill + 0.4)
  return { x: x + Math.cos(angle) * turns * SPIRAL.x, y: y + Math.sin(angle) * turns * SPIRAL.y }
}

const WHOLE_COUNTRY: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

interface Massif {
  center: Point
  hills: readonly { center: Point; rise: Height }[]
}

/** The massifs of each country. A build asks for the same ones for every service. */
const raised = new Map<string, readonly Massif[]>()

function massifsOf(country: Country): readonly Massif[] {
  const key = JSON.stringify(country)
  const massifs =
    raised.get(key) ??
    country.massifs.map((massif) => ({
      center: massifCenter(country, massif),
      hills: Array.from({ length: country.hills }, (_hill, hill) => {
        const center = hillCenter({ country, massif, hill })
        const own = seededRandom(`rise ${massif}/${hill}`)
        const fractions = { x: center.x / MAP_WIDTH, y: center.y / MAP_HEIGHT }
        return { center, rise: raiseHill(own, fractions, between(own, 0.8, 1)) }
      }),
    }))
  raised.set(key, massifs)
  return massifs
}

const draw = seededRandom('country')
const warpX = createNoise2D(draw)
const warpY = createNoise2D(draw)
const ground = createNoise2D(draw)

/**
 * Returns the country's heights, in map units.
 *
 * @param frame the part of the country whose heights are needed: most hills of a large country are too far from it to matter
 * @param roughness the share of the rolling ground between hills, from 0 to 1, which small-scale maps omit
 */
export function countryHeights(country: Country, frame: Box = WHOLE_COUNTRY, roughness = 1): Height {
  const { width, height } = areaOf(country)
  const reached = grown(frame, REACH + WARP)
  const massifs = massifsOf(country).map(({ center, hills }) => ({
    center,
    hills: hills.filter((hill) => contains(reached, hill.center)),
  }))
  return (x, y) => {
    const px = x + WARP * warpX(x / 400, y / 400)
    const py = y + WARP * warpY(x / 400, y / 400)
    let base = 0
    let hill = 0
    for (const { center, hills } of massifs) {
      const dx = (px - center.x) / (COVERED * width)
      const dy = (py - center.y) / (COVERED * height)
      base += MASSIF_HEIGHT * Math.exp(-Math.pow(dx * dx + dy * dy, 1.1))
      for (const { center: at, rise } of hills) {
        if (Math.abs(px - at.x) < REACH && Math.abs(py - at.y) < REACH) hill += rise(px, py) * (1 - 0.6 * hill)
      }
    }
    const rolling = 0.26 * ground(x / 600, y / 600) + 0.085 * ground(x / 250 + 40, y / 250)
    return base + hill + roughness * rolling * (1 - 0.72 * hill)
  }
}

/** Returns the top of a hill, in map units: where a climb from its center ends. */
export function topOf(hill: Hill): Point {
  let top = hillCenter(hill)
  const heightAt = countryHeights(hill.country, grown({ left: top.x, top: top.y, right: top.x, bottom: top.y }, CLIMB))
  for (let step = 64; step >= 1;) {
    const steps = NEIGHBORS.map(([right, down]) => ({ x: top.x + right * step, y: top.y + down * step }))
    const [highest = top] = steps.sort((a, b) => heightAt(b.x, b.y) - heightAt(a.x, a.y))
    if (highest.x === top.x && highest.y === top.y) step /= 2
    else top = highest
  }
  return { x: Math.round(top.x), y: Math.round(top.y) }
}

/** Returns a map's terrain, a window of the country. A hill always has the same terrain. */
export function landscapeOf(hill: Hill): Landscape {
  const draw = seededRandom(`direction ${hill.massif}/${hill.hill}`)
  const direction = pick(draw, DIRECTIONS)
  const start = edgePoint(pointIn(draw, direction.start))
  const summit = edgePoint(pointIn(draw, direction.hill))
  const top = topOf(hill)
  const left = top.x - summit.x
  const upper = top.y - summit.y
  const map = { left, top: upper, right: left + MAP_WIDTH, bottom: upper + MAP_HEIGHT }
  const heightAt = countryHeights(hill.country, grown(map, BEYOND_MAP))
  return { start, summit, heightAt: (x, y) => heightAt(x + left, y + upper) }
}
