import { countryOf, landscapeOf, pageHill, topOf } from '../../../gatsby/drawings/country'
import { planIndexSheet } from '../../../gatsby/drawings/index-sheet'
import { drawCountry, sheetSize } from '../../../gatsby/drawings/terrain'
import { planTrail } from '../../../gatsby/drawings/trail'
import { DRAWING_COLORS } from '../../factories/brand'
import { LABEL_FONT } from '../../factories/label-font'
import { overlap } from './geometry'
import { HILLS, TITLES } from './samples'

/** Groups with these numbers of services, in which only the first services of each are shown. */
const groupsOf = (counts: readonly number[]) =>
  counts.map((count, group) => ({
    title: `Operational Excellence ${group}`,
    services: Array.from({ length: count }, (_, hill) => ({ name: `Multi-Generational Plan ${hill}`, hill })),
  }))

test('a service that is added to a group moves no other service, and changes no other map', () => {
  const before = countryOf([4, 4, 3])
  const after = countryOf([4, 5, 3])
  for (const place of [
    { massif: 0, hill: 0 },
    { massif: 1, hill: 3 },
    { massif: 2, hill: 2 },
  ]) {
    const maps = [before, after].map((country) => planTrail({ country, ...place }, { titles: TITLES }, LABEL_FONT))
    expect(maps[0]).toEqual(maps[1])
    expect(topOf({ country: before, ...place })).toEqual(topOf({ country: after, ...place }))
  }
})

test.each([
  ['one service', [1]],
  ['four services', [4]],
  ['fifteen services in four groups', [4, 4, 3, 4]],
  ['forty services in five groups', [8, 8, 8, 8, 8]],
  ['sixty services in eight groups', [8, 8, 8, 8, 7, 7, 7, 7]],
  ['sixty services in one group', [60]],
])('the index sheet of %s has all waymarks, apart from each other, with names that touch nothing', (_, counts) => {
  const country = countryOf(counts)
  const size = sheetSize(country)
  const { titles, waymarks } = planIndexSheet(country, groupsOf(counts), LABEL_FONT)
  // The titles of eight groups are too long for four columns.
  expect(titles.map(({ title }) => title !== '')).toEqual(counts.map(() => counts.length < 8))
  expect(waymarks).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
  const boxes = waymarks.flatMap(({ x, y, side }) => {
    const marker = { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }
    const width = LABEL_FONT.widthOf('Multi-Generational Plan 10', 17)
    const left = { right: x + 17, left: x - 17 - width, below: x - width / 2, above: x - width / 2 }
    return side === 'right' || side === 'left'
      ? [marker, { left: left[side], right: left[side] + width, top: y - 8, bottom: y + 8 }]
      : [marker]
  })
  boxes.forEach((box, index) => {
    expect(box.left > 0 && box.top > 0 && box.right < size.width && box.bottom < size.height).toBe(true)
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
  })
})

test('the summit of a map is the highest point of its own hill', () => {
  const country = countryOf([6, 6])
  const services = Array.from({ length: 6 }, (_, hill) => ({ country, massif: 1, hill }))
  for (const hill of [...services, ...HILLS]) {
    const { heightAt, summit } = landscapeOf(hill)
    const top = heightAt(summit.x, summit.y)
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.3) {
      expect(heightAt(summit.x + 60 * Math.cos(angle), summit.y + 60 * Math.sin(angle))).toBeLessThan(top)
    }
  }
})

test('the hill of a page depends on its slug only, and is in no massif of services', () => {
  expect(pageHill('fees')).toEqual(pageHill('fees'))
  expect(pageHill('fees')).not.toEqual(pageHill('privacy'))
  expect(pageHill('fees').massif).toBe(-1)
})

test('the drawing of the country is small, the same every time, and has no text', () => {
  const country = countryOf([4, 4, 3, 4])
  const svg = drawCountry(country, DRAWING_COLORS.light)
  expect(svg).toBe(drawCountry(country, DRAWING_COLORS.light))
  expect(Buffer.byteLength(svg)).toBeLessThan(45_000)
  expect(svg).not.toContain('<text')
})
