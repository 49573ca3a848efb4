import fc from 'fast-check'
import { CONTENT_TYPES } from '../../../content-model/registry'
import { planRoutes } from '../../../gatsby/drawings/climb'
import { landscapeOf } from '../../../gatsby/drawings/landscape'
import { planTrail, type Trail } from '../../../gatsby/drawings/trail'
import { seedOf } from '../../../gatsby/sources/drawn-images'
import { LABEL_FONT } from '../../factories/label-font'
import { gapTo, overlap, type Point, type Rectangle, walkPath } from './geometry'
import { SEEDS, TITLES } from './samples'

const WIDTH = 1200
const HEIGHT = 750
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }
const MARKER = 13
const LETTERS = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?&@%#()[]/\\-+=*_"\'“”‘’–—…éèüöäñçÅØÆŒœæßÉ€$™©<>~^{}|',
)

const anySeed = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,4}$/)
const textOf = (maxLength: number) => fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength })
const wideTitle = fc
  .tuple(fc.constantFrom('W', '—', '界'), fc.integer({ min: 28, max: 40 }))
  .map(([letter, length]) => letter.repeat(length))
const title = fc.oneof({ weight: 9, arbitrary: textOf(40) }, { weight: 1, arbitrary: wideTitle })

function boxOf({ number, lines, label }: Trail['markers'][number], size: number): Rectangle {
  const written = lines.map((text, index) => (number === null || index > 0 ? text : `${number} ${text}`))
  const width = Math.max(...written.map((text) => LABEL_FONT.widthOf(text, size)))
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor]
  const bottom = label.y + (0.246 + 1.2 * (lines.length - 1)) * size
  return { left, right: left + width, top: label.y - 0.966 * size, bottom }
}

function faultsOf({ path, markers }: Trail, frame: Rectangle = WHOLE, size = 24): string[] {
  const line = walkPath(path)
  const boxes = markers.map((marker) => boxOf(marker, size))
  const isAtEdge = ({ left, top, right, bottom }: Rectangle) =>
    left < frame.left + 10 || top < frame.top + 10 || right > frame.right - 10 || bottom > frame.bottom - 10
  const labelFaults = boxes.flatMap((box, index) => [
    isAtEdge(box) && `label ${index + 1} is at the edge`,
    line.some((point) => gapTo(point, box) < 8) && `label ${index + 1} touches the trail`,
    markers.some((marker) => gapTo(marker, box) < MARKER + 2) && `label ${index + 1} touches a marker`,
    boxes.slice(index + 1).some((other) => overlap(box, other)) && `label ${index + 1} touches a label`,
  ])
  const isOnMap = line.every(({ x, y }) => x >= 4 && y >= 4 && x <= WIDTH - 4 && y <= HEIGHT - 4)
  const steps = markers.map(({ x, y }) => line.findIndex((point) => Math.hypot(point.x - x, point.y - y) < 3))
  const isInOrder = steps.every((step, index) => step > (steps[index - 1] ?? 0))
  return [
    ...labelFaults,
    !isOnMap && 'the trail leaves the map',
    !isInOrder && 'a marker is off the trail or out of order',
  ].filter((fault) => fault !== false)
}

/** Of sums of numbers, in units of a path. */
const ROUNDING_ERROR = 1e-9

/** Expects that a cross section rises from the bottom of its 90 units to the top, with the markers on it, apart from each other. */
function expectClimb({ profile: { path, markers } }: Trail): void {
  const ground = walkPath(path)
  const falls = ground.filter(({ x, y }, index) => {
    const before = ground[index - 1]
    return before && (y > before.y + ROUNDING_ERROR || x < before.x - ROUNDING_ERROR)
  })
  expect(falls).toEqual([])
  expect([ground[0], ground.at(-1)]).toEqual([
    { x: 0, y: 90 },
    { x: 600, y: 0 },
  ])
  expect(markers.at(-1)).toEqual({ x: 600, y: 0 })
  markers.forEach((marker, index) => {
    expect(Math.min(...ground.map((point) => Math.hypot(point.x - marker.x, point.y - marker.y)))).toBeLessThan(2)
    expect(marker.x - (markers[index - 1]?.x ?? 0)).toBeGreaterThan(20)
  })
}

test('the trail of any service climbs all the way to its last marker, and no label touches anything or the edge', () => {
  const property = fc.property(
    anySeed,
    fc.array(title, { minLength: 1, maxLength: 6 }),
    fc.option(textOf(70), { nil: undefined }),
    (seed, titles, promise) => {
      const trail = planTrail(seed, { titles, promise }, LABEL_FONT)
      const numbers = titles.map((_, index) => index + 1)
      expect(trail.markers.map(({ number }) => number)).toEqual(promise === undefined ? numbers : [...numbers, null])
      expect(trail.markers.at(-1)).toMatchObject(walkPath(trail.path).at(-1) ?? {})
      expect(faultsOf(trail)).toEqual([])
      expectClimb(trail)
    },
  )
  // On these maps, a marker would touch the label of the one before it or after it if no label kept clear of others' markers.
  const long = 'Governance Management Plans for'
  const examples: [string, string[], undefined][] = [
    ['seed-721', ['Governance Man', 'Governance Management Plan', long, 'Governance Manag', long], undefined],
    ['seed-202', ['Governanc', 'Governance Management Plans f', long, long, 'Governance Management Plans'], undefined],
  ]
  fc.assert(property, { numRuns: 120, examples })
}, 240_000)

test('each step of a trail leads to higher ground, and the trail is long', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const heightAt = landscapeOf(seed)
      const routes = planRoutes(heightAt, WHOLE)
      expect(routes.length).toBeGreaterThan(0)
      for (const route of routes) {
        const heights = route.map(({ x, y }) => heightAt(x, y))
        expect(heights).toEqual([...heights].sort((a, b) => a - b))
        expect(new Set(heights).size).toBe(heights.length)
        const [foot, summit] = [route[0], route.at(-1)]
        expect(Math.hypot((foot?.x ?? 0) - (summit?.x ?? 0), (foot?.y ?? 0) - (summit?.y ?? 0))).toBeGreaterThan(150)
      }
    }),
    { numRuns: 80 },
  )
}, 240_000)

test('a trail that starts far to the left of its summit comes before all others, because it fills more of the map', () => {
  for (const seed of SEEDS) {
    const areFar = planRoutes(landscapeOf(seed), WHOLE).map(
      (route) => (route.at(-1)?.x ?? 0) - (route[0]?.x ?? 0) >= 450,
    )
    expect(areFar).toEqual([...areFar].sort((a, b) => Number(b) - Number(a)))
    expect(new Set(areFar).size).toBe(2)
  }
})

/** Returns the sharpest turn of a line within a distance, in degrees. */
function sharpestTurn(line: readonly Point[], within: number): number {
  const sides = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    return [{ ...to, direction: Math.atan2(to.y - from.y, to.x - from.x) }]
  })
  const turns = sides.flatMap((side, index) =>
    sides
      .slice(index + 1)
      .filter(({ x, y }) => Math.hypot(x - side.x, y - side.y) < within)
      .map(({ direction }) => Math.acos(Math.cos(direction - side.direction))),
  )
  expect(turns).not.toEqual([])
  return (Math.max(...turns) * 180) / Math.PI
}

test('a trail has no hairpin', () => {
  for (const seed of SEEDS) {
    const line = walkPath(planTrail(seed, { titles: TITLES }, LABEL_FONT).path)
    const sparse = line.filter((_, index) => index % 10 === 0)
    expect(sharpestTurn(sparse, 100)).toBeLessThan(120)
  }
})

const croppedMaps = CONTENT_TYPES.flatMap(({ name, maps = {} }) =>
  Object.values(maps).flatMap((map) => (map.visible ? [{ name, seed: seedOf(map), frame: map.visible }] : [])),
)

test.each(croppedMaps)('labels stay inside the visible part of the map of $name', ({ seed, frame }) => {
  const property = fc.property(fc.array(textOf(28), { minLength: 1, maxLength: 4 }), (titles) => {
    expect(faultsOf(planTrail(seed, { titles }, LABEL_FONT, frame), frame)).toEqual([])
  })
  fc.assert(property)
})

test('a map has the labels of three parts and of a promise of ordinary lengths, which touch nothing', () => {
  for (const seed of SEEDS) {
    const promise = 'Handing over the practice in stages'
    const trail = planTrail(seed, { titles: TITLES, promise, size: 'column' }, LABEL_FONT)
    expect(faultsOf(trail, WHOLE, 34)).toEqual([])
    expect(trail.markers.map(({ number, lines }) => [number, ...lines])).toEqual([
      ...TITLES.map((text, index) => [index + 1, text]),
      [null, 'Handing over the', 'practice in stages'],
    ])
  }
})

test('where a trail begins and where it leads have no numbers', () => {
  const labels = { start: 'First call', titles: ['Discovery'], promise: 'Summit' }
  const { markers } = planTrail('tax-planning', labels, LABEL_FONT)
  expect(markers.map(({ number, lines }) => [number, ...lines])).toEqual([
    [null, 'First call'],
    [1, 'Discovery'],
    [null, 'Summit'],
  ])
})

test('the sketch of a trail fills a box of 64 × 40 pixels in one direction', () => {
  for (const seed of SEEDS) {
    const { sketch } = planTrail(seed, { titles: TITLES }, LABEL_FONT)
    const line = walkPath(sketch.slice(0, sketch.indexOf('m')))
    const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
    const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
    expect(Math.max(width / 64, height / 40)).toBeGreaterThan(0.9)
    expect(Math.max(width / 64, height / 40)).toBeLessThanOrEqual(1)
  }
})

test('if six of the longest titles do not fit on a map, its labels have only their numbers', () => {
  const trail = planTrail('tax-planning', { titles: Array<string>(6).fill('W'.repeat(40)) }, LABEL_FONT)
  expect(trail.markers.map(({ number, lines }) => `${number}${lines.join('')}`)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(faultsOf(trail)).toEqual([])
})

test('the trail of a service is the same every time, and differs from that of another service', () => {
  const plan = (seed: string) => planTrail(seed, { titles: TITLES }, LABEL_FONT)
  expect(plan('tax-planning')).toEqual(plan('tax-planning'))
  expect(plan('tax-planning').path).not.toBe(plan('recruiting').path)
})
