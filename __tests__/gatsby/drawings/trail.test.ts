import fc from 'fast-check'
import { generateLandscape } from '../../../gatsby/drawings/landscape'
import { extendBeyondEdge, type Marker, planTrail, type Trail } from '../../../gatsby/drawings/trail'
import { LABEL_FONT } from '../../factories/label-font'
import { crossesItself, gapTo, overlap, type Rectangle, walkPath, within } from './geometry'
import { SERVICES, TITLES } from './samples'

const WIDTH = 1200
const HEIGHT = 750
const MARKER = 13
const LETTERS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?&@%#()[]/\\-+=*_"\'“”‘’–—…éèüöäñçÅØÆŒœæßÉ€$™©<>~^{}|'
const RUNS = 500

const slug = fc.stringMatching(/^[a-z]{1,12}(-[a-z]{1,12}){0,3}$/)
const letters = Array.from(LETTERS)
const anyTitle = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 })
const wideTitle = fc
  .constantFrom('W', 'M', '—', 'Æ', 'w', '界')
  .chain((one) => fc.integer({ min: 28, max: 40 }).map((n) => one.repeat(n)))
const title = fc.oneof({ weight: 9, arbitrary: anyTitle }, { weight: 1, arbitrary: wideTitle })
const titles = fc.oneof(
  { weight: 5, arbitrary: fc.array(title, { minLength: 3, maxLength: 3 }) },
  { weight: 4, arbitrary: fc.array(title, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(title, { minLength: 5, maxLength: 6 }) },
)

function boxOf({ number, title: text, label }: Marker): Rectangle {
  const width = LABEL_FONT.widthOf(`${number} ${text}`, 24)
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor]
  return { left, right: left + width, top: label.y - 0.966 * 24, bottom: label.y + 0.246 * 24 }
}

const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

function faultsOf(trail: Trail, frame: Rectangle = WHOLE): string[] {
  const faults: string[] = []
  const line = walkPath(trail.path)
  const boxes = trail.markers.map(boxOf)
  boxes.forEach((box, index) => {
    if (
      box.left < frame.left + 10 ||
      box.top < frame.top + 10 ||
      box.right > frame.right - 10 ||
      box.bottom > frame.bottom - 10
    )
      faults.push(`label ${index + 1} is at the edge`)
    if (line.some((point) => within(point, box, 6))) faults.push(`label ${index + 1} touches the trail`)
    if (trail.markers.some((marker) => gapTo(marker, box) < MARKER + 2))
      faults.push(`label ${index + 1} touches a marker`)
    if (boxes.some((other, at) => at > index && overlap(box, other))) faults.push(`label ${index + 1} touches a label`)
  })
  if (line.some(({ x, y }) => !(x >= 4 && y >= 4 && x <= WIDTH - 4 && y <= HEIGHT - 4)))
    faults.push('the trail leaves the map')
  const steps = trail.markers.map((marker) =>
    line.findIndex((point) => Math.hypot(point.x - marker.x, point.y - marker.y) < 3),
  )
  if (steps.some((step, index) => step <= (steps[index - 1] ?? 0)))
    faults.push('a marker is off the trail or out of order')
  return faults
}

test('labels never touch the trail, each other, a marker, or the edge', () => {
  fc.assert(
    fc.property(slug, titles, (seed, texts) => {
      expect(faultsOf(planTrail(seed, texts, LABEL_FONT))).toEqual([])
    }),
    { numRuns: RUNS, seed: 20260 },
  )
}, 240_000)

test('labels stay within the visible part of a cropped map', () => {
  const frame = { left: 0, top: 125, right: WIDTH, bottom: 625 }
  const waymark = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 28 })
  fc.assert(
    fc.property(slug, fc.array(waymark, { minLength: 2, maxLength: 4 }), (seed, texts) => {
      expect(faultsOf(planTrail(seed, texts, LABEL_FONT, frame), frame)).toEqual([])
    }),
    { numRuns: 100, seed: 20260 },
  )
}, 60_000)

test('if six of the longest titles do not fit on a map, its labels have only their numbers', () => {
  const trail = planTrail('map-1', Array<string>(6).fill('W'.repeat(40)), LABEL_FONT)
  expect(trail.markers.map(({ number, title }) => ({ number, title }))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => ({ number, title: '' })),
  )
  expect(faultsOf(trail)).toEqual([])
})

test('one title and six titles fit on the map of every service', () => {
  for (const service of SERVICES) {
    expect(faultsOf(planTrail(service, ['A'], LABEL_FONT))).toEqual([])
    expect(faultsOf(planTrail(service, [...TITLES, ...TITLES], LABEL_FONT))).toEqual([])
  }
})

test('every trail ends on the highest point of its map', () => {
  for (const service of [...SERVICES, 'home', 'about', ...Array.from({ length: 40 }, (_, seed) => `map-${seed}`)]) {
    const end = walkPath(planTrail(service, TITLES, LABEL_FONT).path).at(-1) ?? { x: 0, y: 0 }
    const { heightAt } = generateLandscape(service)
    let highest = -Infinity
    for (let x = 0; x <= WIDTH; x += 10)
      for (let y = 0; y <= HEIGHT; y += 10) highest = Math.max(highest, heightAt(x, y))
    expect(heightAt(end.x, end.y)).toBeGreaterThan(highest - 0.002)
  }
})

test('the last marker is at the end of the trail', () => {
  for (const service of SERVICES) {
    const { path, markers } = planTrail(service, TITLES, LABEL_FONT)
    expect(markers.at(-1)).toMatchObject(walkPath(path).at(-1) ?? {})
  }
})

test('no trail crosses itself', () => {
  fc.assert(
    fc.property(slug, (seed) => {
      expect(
        crossesItself(walkPath(planTrail(seed, TITLES, LABEL_FONT).path).filter((_, index) => index % 5 === 0)),
      ).toBe(false)
    }),
    { numRuns: 100, seed: 20260 },
  )
})

test('a trail has less than 600 bytes of path data', () => {
  for (const service of SERVICES) expect(planTrail(service, TITLES, LABEL_FONT).path.length).toBeLessThan(600)
})

test.each([
  ['right', 'M1192 600C1100 600 900 500 800 400', 'M1592 600L1192 600C1100 600 900 500 800 400'],
  ['left', 'M8 300C100 300 200 300 300 300', 'M-392 300L8 300C100 300 200 300 300 300'],
])('a trail that begins at the %s edge is extended beyond it', (_, path, extended) => {
  expect(extendBeyondEdge({ path, markers: [] })).toEqual({ path: extended, markers: [] })
})
