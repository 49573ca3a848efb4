import fc from 'fast-check'
import { planIndexSheet } from '../../../gatsby/drawings/index-sheet'
import { layOutSheet, sheetHeights } from '../../../gatsby/drawings/sheet-layout'
import { drawSheet, outlineMassifs } from '../../../gatsby/drawings/terrain'
import { haveRoom, titlesHaveRoom } from '../../../src/sections/phone-room'
import { DRAWING_COLORS } from '../../factories/brand'
import { LABEL_FONT } from '../../factories/label-font'
import { titles } from '../../factories/titles'
import { overlap } from './geometry'

const WIDTH = 1200
const HEIGHT = 750

/** Groups with these numbers of services. */
const groupsOf = (counts: readonly number[], title = 'Operational Excellence') =>
  counts.map((count, group) => ({
    title,
    services: Array.from({ length: count }, (_, service) => `service-${group}-${service}`),
  }))

/** Lays out and writes on the sheet of groups with these numbers of services. */
function sheetOf(counts: readonly number[], name = 'Multi-Generational Planning', title?: string) {
  const groups = groupsOf(counts, title)
  const massifs = layOutSheet(groups)
  const slugs = groups.flatMap(({ services }) => services)
  return { massifs, ...planIndexSheet(massifs, new Map(slugs.map((slug) => [slug, name])), LABEL_FONT) }
}

/** Generates numbers of services in one to eight groups, in all at most so many. */
const countsOf = (most: number) =>
  fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 8 }).map((counts) => {
    let left = most
    return counts.flatMap((count) => {
      const taken = Math.min(count, left)
      left -= taken
      return taken > 0 ? [taken] : []
    })
  })

/** Half the diagonal of a waymark on a tablet, in map units: 13 pixels, where the sheet has 720. On wider screens, it is less. */
const RADIUS = (13 * WIDTH) / 720

test('no waymark of up to 60 services touches another one or the edge, not even on a tablet', () => {
  const property = fc.property(countsOf(60), (counts) => {
    const { waymarks } = sheetOf(counts)
    waymarks.forEach(({ x, y }, index) => {
      expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThanOrEqual(RADIUS)
      // Diamonds touch if their distances across and down together are a diagonal.
      const near = waymarks
        .slice(index + 1)
        .filter((other) => Math.abs(other.x - x) + Math.abs(other.y - y) < 2 * RADIUS)
      expect(near).toEqual([])
    })
  })
  fc.assert(property, {
    numRuns: 200,
    examples: [[[60]], [[57, 1, 1, 1]], [[15, 15, 15, 15]], [[2, 9, 4, 43, 2]], [[9, 18, 2, 29, 1]]],
  })
})

test('no name or title touches another one or a waymark, or leaves its group’s part of the sheet', () => {
  const property = fc.property(countsOf(60), titles(32), titles(40), (counts, name, groupTitle) => {
    const { massifs, waymarks, titles: shown } = sheetOf(counts, name, groupTitle)
    const titleBoxes = shown.map(({ x, y, title }) => {
      const half = LABEL_FONT.widthOf(title, 25) / 2
      return { left: x - half, right: x + half, top: y - 20, bottom: y + 7 }
    })
    const boxes = waymarks.flatMap(({ x, y, lines }) => {
      const marker = { left: x - 17, right: x + 17, top: y - 17, bottom: y + 17 }
      const half = Math.max(...lines.map((line) => LABEL_FONT.widthOf(line, 17))) / 2
      const label = { left: x - half, right: x + half, top: y + 18, bottom: y + 18 + 20 * lines.length }
      return lines.length > 0
        ? [{ ...marker, bottom: label.bottom, left: x - Math.max(17, half), right: x + Math.max(17, half) }]
        : [marker]
    })
    const all = [...boxes, ...titleBoxes]
    all.forEach((box, index) => {
      expect(all.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
    })
    const inAreas = all.filter((box) =>
      massifs.some(
        ({ area }) =>
          box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom,
      ),
    )
    expect(inAreas).toHaveLength(all.length)
  })
  fc.assert(property)
})

test.each([
  ['one service', [1]],
  ['fifteen services in four groups', [4, 4, 3, 4]],
  ['a large group and small ones', [12, 1, 2, 1]],
  ['sixty services in one group', [60]],
  ['sixty services in eight groups', [8, 8, 8, 8, 7, 7, 7, 7]],
])('%s fill the sheet: no part of it is far from high ground, and every hill has a waymark', (_, counts) => {
  const { massifs, waymarks } = sheetOf(counts)
  const heightAt = sheetHeights(massifs)
  const heights = Array.from({ length: 48 * 30 }, (_point, index) =>
    heightAt(12 + 25 * (index % 48), 12 + 25 * Math.floor(index / 48)),
  )
  const high = heights.filter((height) => height > 0.35)
  expect(high.length / heights.length).toBeGreaterThan(0.6)
  expect(waymarks).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
  for (const { x, y } of waymarks) expect(heightAt(x, y)).toBeGreaterThan(0.8)
})

test('fifteen services in four groups, with titles of up to 22 letters, have room on a phone; sixty do not', () => {
  const { waymarks, titles: shown } = sheetOf([4, 4, 3, 4])
  expect([haveRoom(waymarks), titlesHaveRoom(shown)]).toEqual([true, true])
  expect(haveRoom(sheetOf([60]).waymarks)).toBe(false)
  expect(titlesHaveRoom(sheetOf([4, 4, 3, 4], 'Tax', 'Operational Excellence, too').titles)).toBe(false)
})

test('names of ordinary length are all on the sheet of fifteen services', () => {
  for (const name of ['Tax Planning', 'Multi-Generational Planning', 'Neukundengewinnung']) {
    expect(sheetOf([4, 4, 3, 4], name).waymarks.filter(({ lines }) => lines.length === 0)).toEqual([])
  }
})

test.each([
  [
    'shows the names that have room if they are most of them',
    ['Tax', 'Law', 'Finanzanlagenvermittlerhaftpflichtversicherungen'],
    [1, 1, 0],
  ],
  ['shows no name if only half of them have room', ['Tax', 'Finanzanlagenvermittlerhaftpflichtversicherungen'], [0, 0]],
])('the sheet %s', (_, names, lines) => {
  const massifs = layOutSheet(groupsOf([names.length, 20, 20, 20]))
  const named = new Map(names.map((name, index) => [`service-0-${index}`, name]))
  expect(planIndexSheet(massifs, named, LABEL_FONT).waymarks.map((waymark) => waymark.lines.length)).toEqual(lines)
})

test('a title that has no room leaves out all of them', () => {
  expect(sheetOf([4, 4]).titles.map(({ title }) => title)).toEqual(['Operational Excellence', 'Operational Excellence'])
  expect(sheetOf([8, 8, 8, 8, 7, 7, 7, 7]).titles.map(({ title }) => title)).toEqual(Array<string>(8).fill(''))
})

test('a service without a name has no waymark, and moves no other one', () => {
  const massifs = layOutSheet(groupsOf([2]))
  const [first, second] = massifs.flatMap(({ cells }) => cells)
  const { waymarks } = planIndexSheet(massifs, new Map([['service-0-1', 'Tax Planning']]), LABEL_FONT)
  expect(first?.slug).toBe('service-0-0')
  expect(waymarks).toMatchObject([{ slug: 'service-0-1', ...second?.waymark }])
})

test('the drawing of the sheet is small, the same every time, and has no text', () => {
  const massifs = layOutSheet(groupsOf([4, 4, 3, 4]))
  const svg = drawSheet(massifs, DRAWING_COLORS.light)
  expect(svg).toBe(drawSheet(massifs, DRAWING_COLORS.light))
  expect(Buffer.byteLength(svg)).toBeLessThan(45_000)
  expect(svg).not.toContain('<text')
})

test('the locator’s outline has a ring for each massif, or for several that touch', () => {
  const outline = outlineMassifs(layOutSheet(groupsOf([4, 4, 3, 4])))
  expect(outline).toMatch(/^M[\d-]/)
  expect(outline.length).toBeLessThan(600)
})
