import type { Box } from '../../content-model/content-type'
import { LABEL_SIZES, type Point, PROFILE_SIZE, SKETCH_SIZE } from '../../src/components/map-size'
import type { LabelFont } from '../typefaces/label-font'
import { inTwoLines } from '../typefaces/two-lines'
import { grown, WHOLE_MAP } from './box'
import { planRoutes } from './climb'
import { type Label, type Marker, placeLabels } from './labels'
import { type Height, landscapeOf } from './landscape'
import { even, lengthsOf, linePath, splinePoints } from './spline'

/** A trail over a standard map: SVG path data, markers with their labels from start to summit, and its cross section. */
export interface Trail {
  path: string
  markers: Marker[]
  /** In units of `PROFILE_SIZE`: SVG path data of the ground, from left to right, and the markers on it. */
  profile: { path: string; markers: Point[] }
  /** The trail as large as fits in `SKETCH_SIZE`, as SVG path data with a diamond at the summit. */
  sketch: string
}

export interface Labels {
  /** What is at the trailhead, which has no number. Without it, the first title is. */
  start?: string | undefined
  /** Up to six titles of 1 to 40 characters, which are numbered. */
  titles: readonly string[]
  /** What is at the summit, up to 70 characters. Without it, the last title is. */
  promise?: string | undefined
  /** By default, that of a map as wide as the page. */
  size?: keyof typeof LABEL_SIZES | undefined
}

/** The maximum length of a label on one line, in characters: about a third of the map's width. */
const LONGEST_LINE = 26
/** The distance of the summit from the frame, in map units: room for a label above it. */
const SUMMIT_INSET = 90

/**
 * Generates the trail from the map's edge to its highest hill, with a marker per label. Labels never touch the trail,
 * each other, a marker, or the edge. Deterministic.
 *
 * @param seed of the landscape, such as a service's slug
 * @param font the labels' font
 * @param frame the visible part of a cropped map, with the summit
 * @returns the trail in units of a 1200 × 750 map. Labels read "1 Title", or only "1" if these do not fit in the frame,
 *   which takes six of the longest
 * @throws an error if not even numbers fit
 */
export function planTrail(seed: string, labels: Labels, font: LabelFont, frame: Box = WHOLE_MAP): Trail {
  const named = labelsOf(labels)
  const fontSize = LABEL_SIZES[labels.size ?? 'page']
  const heightAt = landscapeOf(seed)
  const routes = planRoutes(heightAt, grown(frame, -SUMMIT_INSET))
  for (const texts of [named, named.map(({ number }) => ({ number, lines: [''] }))]) {
    for (const route of routes) {
      const places = placeLabels(texts, route, frame, font, fontSize)
      if (!places) continue
      const ground = crossSection(route, heightAt)
      const stops = splinePoints(ground).filter((_, index) => places.some(({ at }) => at === index))
      return {
        path: linePath(route),
        markers: places.map(({ marker }) => marker),
        profile: { path: linePath(ground), markers: stops },
        sketch: sketchOf(route),
      }
    }
  }
  throw new Error(`The map of ${seed} has no room for ${named.length} markers.`)
}

/** Numbers titles; what is before and after them has no number. */
function labelsOf({ start, titles, promise }: Labels): Label[] {
  const label = (text: string, number: number | null) => ({
    number,
    lines: text.length <= LONGEST_LINE ? [text] : inTwoLines(text),
  })
  const plain = (text?: string) => (text === undefined ? [] : [label(text, null)])
  return [...plain(start), ...titles.map((title, index) => label(title, index + 1)), ...plain(promise)]
}

/** Returns the points of a route's cross section. It rises like the route, from the bottom of `PROFILE_SIZE` to its top. */
function crossSection(route: readonly Point[], heightAt: Height): Point[] {
  const lengths = lengthsOf(route)
  const heights = route.map(({ x, y }) => heightAt(x, y))
  const [lowest = 0, highest = 1] = [heights[0], heights.at(-1)]
  return heights.map((height, index) => ({
    x: Math.round((PROFILE_SIZE.width * (lengths[index] ?? 0)) / (lengths.at(-1) ?? 1)),
    y: Math.round((PROFILE_SIZE.height * (highest - height)) / (highest - lowest)),
  }))
}

function sketchOf(route: readonly Point[]): string {
  const [xs, ys] = [route.map(({ x }) => x), route.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const scale = Math.min(SKETCH_SIZE.width / (Math.max(...xs) - left), SKETCH_SIZE.height / (Math.max(...ys) - top))
  // Half of the stations are enough for its shape. A spline needs four.
  const rough = route.filter((_, index) => index % 2 === 0 || index > route.length - 4)
  const small = rough.map(({ x, y }) => ({ x: even((x - left) * scale), y: even((y - top) * scale) }))
  return `${linePath(small)}m0-4 4 4-4 4-4-4z`
}
