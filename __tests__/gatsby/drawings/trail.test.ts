import fc from 'fast-check'
import { countryOf, pageHill } from '../../../gatsby/drawings/country'
import {
  extendBeyondEdge,
  type Marker,
  planTrail,
  planTrailWithProfile,
  type Trail,
} from '../../../gatsby/drawings/trail'
import { LABEL_FONT } from '../../factories/label-font'
import { crossesItself, gapTo, overlap, type Rectangle, walkPath } from './geometry'
import { HILLS, TITLES } from './samples'

const WIDTH = 1200
const HEIGHT = 750
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }
const CROPPED = { left: 0, top: 125, right: WIDTH, bottom: 625 }
const MARKER = 13
const LETTERS = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?&@%#()[]/\\-+=*_"\'“”‘’–—…éèüöäñçÅØÆŒœæßÉ€$™©<>~^{}|',
)

const anyHill = fc.constantFrom(...HILLS)
const textOf = (maxLength: number) => fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength })
const wideTitle = fc
  .tuple(fc.constantFrom('W', '—', '界'), fc.integer({ min: 28, max: 40 }))
  .map(([letter, length]) => letter.repeat(length))
const title = fc.oneof({ weight: 9, arbitrary: textOf(40) }, { weight: 1, arbitrary: wideTitle })

function boxOf({ number, lines, label }: Marker, size: number): Rectangle {
  const widths = lines.map((text) => LABEL_FONT.widthOf(number === null ? text : `${number} ${text}`, size))
  const width = Math.max(...widths)
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
    line.some((point) => gapTo(point, box) < 6) && `label ${index + 1} touches the trail`,
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

test.each([
  ['map', WHOLE, fc.array(title, { minLength: 1, maxLength: 6 }), 500],
  ['cropped map', CROPPED, fc.array(textOf(28), { minLength: 2, maxLength: 4 }), 100],
])(
  'labels never touch the trail, each other, a marker, or the edge of a %s',
  (_, frame, titles, numRuns) => {
    fc.assert(
      fc.property(anyHill, titles, (hill, texts) => {
        expect(faultsOf(planTrail(hill, { titles: texts }, LABEL_FONT, frame), frame)).toEqual([])
      }),
      { numRuns, seed: 20260 },
    )
  },
  240_000,
)

test('if six of the longest titles do not fit on a map, its labels have only their numbers', () => {
  const trail = planTrail(pageHill(1), { titles: Array<string>(6).fill('W'.repeat(40)) }, LABEL_FONT)
  expect(trail.markers.map(({ number, lines }) => `${number}${lines.join('')}`)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(faultsOf(trail)).toEqual([])
})

test('a trail does not cross itself, and ends with its last marker', () => {
  for (const hill of HILLS) {
    const { path, markers } = planTrail(hill, { titles: TITLES }, LABEL_FONT)
    const line = walkPath(path)
    expect(crossesItself(line.filter((_, index) => index % 5 === 0))).toBe(false)
    expect(markers.at(-1)).toMatchObject(line.at(-1) ?? {})
  }
})

test.each([
  ['right', 'M1192 600C1100 600 900 500 800 400', 'M1592 600L1192 600C1100 600 900 500 800 400'],
  ['left', 'M8 300C100 300 200 300 300 300', 'M-392 300L8 300C100 300 200 300 300 300'],
])('a trail that runs off the map is extended beyond the %s edge, and has no markers', (_, path, extended) => {
  const { markers } = planTrail(pageHill(0), { titles: TITLES }, LABEL_FONT)
  expect(extendBeyondEdge({ path, markers })).toEqual({ path: extended, markers: [] })
})

const country = countryOf([6, 3])
const SERVICE_HILLS = [0, 1].flatMap((massif) => Array.from({ length: 6 }, (_, hill) => ({ country, massif, hill })))

test('the labels of a service’s three parts and of its promise touch nothing on any hill of the country', () => {
  const labels = { titles: TITLES, promise: 'A tax calendar that your whole office can keep for years to come' }
  for (const hill of SERVICE_HILLS) {
    const trail = planTrail(hill, labels, LABEL_FONT)
    expect(faultsOf(trail, WHOLE, 29)).toEqual([])
    expect(trail.markers.map(({ number, lines }) => [number, ...lines])).toEqual([
      ...TITLES.map((text, index) => [index + 1, text]),
      [null, 'A tax calendar that your whole', 'office can keep for years to come'],
    ])
  }
})

test('a trail’s cross section rises from its lowest to its highest point, with the markers on it in order', () => {
  for (const hill of SERVICE_HILLS) {
    const { path, markers } = planTrailWithProfile(hill, { titles: TITLES, promise: 'A plan' }, LABEL_FONT).profile
    const ground = walkPath(path)
    expect(Math.max(...ground.map(({ y }) => y))).toBeGreaterThan(85)
    expect(markers.at(-1)).toEqual({ x: 600, y: 0 })
    expect(markers.map(({ x }) => x)).toEqual(markers.map(({ x }) => x).sort((a, b) => a - b))
    for (const marker of markers)
      expect(Math.min(...ground.map((point) => Math.hypot(point.x - marker.x, point.y - marker.y)))).toBeLessThan(4)
  }
})
