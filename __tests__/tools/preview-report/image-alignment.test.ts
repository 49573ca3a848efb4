/** @jest-environment node */
import { alignImages, type RawImage } from '../../../tools/preview-report/image-alignment'

const WIDTH = 200

/** A gray level for each pixel of a row, by which the row is recognized. */
type Row = readonly number[]

const blank: Row = new Array<number>(WIDTH).fill(255)

/** A row with a unique mark from column 50 to 60. */
const line = (number: number): Row => blank.map((level, column) => (column >= 50 && column < 60 ? number : level))

const lines = (from: number, to: number): Row[] => Array.from({ length: to - from }, (_, index) => line(from + index))
const blanks = (count: number): Row[] => Array.from({ length: count }, () => blank)

function image(...rows: readonly Row[]): RawImage {
  return {
    width: WIDTH,
    height: rows.length,
    data: Buffer.from(rows.flatMap((row) => row.flatMap((level) => [level, level, level, 255]))),
  }
}

/** The first pixel of the mark in each row; `–` where an image has no row. */
const marks = ({ width, height, data }: RawImage) =>
  Array.from({ length: height }, (_, row) => {
    const at = (row * width + 50) * 4
    return data[at + 3] === 0 ? '–' : data[at]
  })

test('identical images have no regions', () => {
  const { before, after, regions } = alignImages(image(...lines(0, 9)), image(...lines(0, 9)))
  expect(regions).toEqual([])
  expect(after.data).toEqual(before.data)
})

test('a pixel counts however small its difference in color', () => {
  const changed = line(3).map((level, column) => (column === 7 ? level - 1 : level))
  const { regions } = alignImages(image(...lines(0, 9)), image(...lines(0, 3), changed, ...lines(4, 9)))
  expect(regions).toEqual([{ left: 7, top: 3, width: 1, height: 1 }])
})

test('inserted rows are the only region, and the rows below them are at the same height', () => {
  const { before, after, regions } = alignImages(
    image(...lines(0, 50)),
    image(...lines(0, 10), ...lines(100, 105), ...lines(10, 50)),
  )
  expect(regions).toEqual([{ left: 50, top: 10, width: 10, height: 5 }])
  expect(marks(before).slice(8, 17)).toEqual([8, 9, '–', '–', '–', '–', '–', 10, 11])
  expect(marks(after).slice(8, 17)).toEqual([8, 9, 100, 101, 102, 103, 104, 10, 11])
})

test('removed rows are the only region', () => {
  const { after, regions } = alignImages(image(...lines(0, 50)), image(...lines(0, 10), ...lines(15, 50)))
  expect(regions).toEqual([{ left: 50, top: 10, width: 10, height: 5 }])
  expect(marks(after).slice(9, 16)).toEqual([9, '–', '–', '–', '–', '–', 15])
})

test('a change far below inserted rows is a region of its own', () => {
  const { regions } = alignImages(
    image(...lines(0, 80)),
    image(...lines(0, 10), line(100), ...lines(10, 60), ...lines(251, 254), ...lines(63, 80)),
  )
  expect(regions.map(({ top, height }) => [top, height])).toEqual([
    [10, 1],
    [61, 3],
  ])
})

test('changes that are close together are one region, with the columns of both', () => {
  const wide = blank.map((_, column) => (column >= 20 && column < 30 ? 9 : 255))
  const { regions } = alignImages(
    image(...lines(0, 40)),
    image(...lines(0, 10), wide, ...lines(11, 20), line(200), ...lines(21, 40)),
  )
  expect(regions).toEqual([{ left: 20, top: 10, width: 40, height: 11 }])
})

test('a part that is repeated does not align what is around it', () => {
  const repeated = lines(200, 205)
  const before = image(...lines(0, 3), ...repeated, ...lines(10, 13))
  const { regions } = alignImages(before, image(...repeated, ...lines(0, 3), ...repeated, ...lines(10, 13)))
  expect(regions).toEqual([{ left: 50, top: 0, width: 10, height: 5 }])
})

test('blank rows do not align unrelated parts', () => {
  const { before, regions } = alignImages(
    image(...lines(0, 5), ...blanks(30), ...lines(5, 9)),
    image(...lines(0, 5), ...blanks(30), ...lines(20, 24), ...blanks(30), ...lines(5, 9)),
  )
  expect(regions).toEqual([{ left: 50, top: 35, width: 10, height: 34 }])
  expect(marks(before).slice(-4)).toEqual([5, 6, 7, 8])
})

test('a rounded distance is no region next to a change, but is one by itself', () => {
  const before = image(...lines(0, 5), ...blanks(30), ...lines(5, 40))
  const shifted = [...lines(0, 5), ...blanks(31), ...lines(5, 40)]
  expect(alignImages(before, image(...shifted)).regions).toEqual([{ left: 0, top: 35, width: WIDTH, height: 1 }])
  const changed = [...shifted.slice(0, 68), ...lines(200, 203)]
  const aligned = alignImages(before, image(...changed))
  expect(aligned.regions).toEqual([{ left: 50, top: 68, width: 10, height: 3 }])
  expect(marks(aligned.before)).not.toContain('–')
})

test('a line that is one pixel lower on its background is no region below inserted rows, but is one elsewhere', () => {
  // Every row has its own background, so that a line cannot be aligned with itself.
  const background = (row: number) => blank.with(0, row)
  const ink = [0, 0, 255, 255, 0, 0, 255, 0]
  const text = (row: number, level: number) =>
    background(row).map((ground, column) => (column >= 50 && column < 60 ? level : ground))
  const page = (lineAt: number) => Array.from({ length: 60 }, (_, row) => text(row, ink[row - lineAt] ?? 255))
  const inserted = lines(100, 110)
  const before = image(...page(30))
  expect(alignImages(before, image(...inserted, ...page(30))).regions).toHaveLength(1)
  expect(alignImages(before, image(...inserted, ...page(31))).regions).toHaveLength(1)
  expect(alignImages(before, image(...inserted, ...page(33))).regions).toHaveLength(2)
  expect(alignImages(before, image(...page(31))).regions).toEqual([{ left: 50, top: 30, width: 10, height: 9 }])
})

test('the extra rows of a taller image are a region, whatever their color', () => {
  const { before, regions } = alignImages(image(...lines(0, 5)), image(...lines(0, 5), ...blanks(8)))
  expect(regions).toEqual([{ left: 0, top: 5, width: WIDTH, height: 8 }])
  expect(before.height).toBe(13)
})

test('images without a common row are compared from the top', () => {
  const { regions } = alignImages(image(...lines(0, 5)), image(...lines(10, 18)))
  expect(regions).toEqual([{ left: 50, top: 0, width: 10, height: 8 }])
})

test('images of different widths are not compared', () => {
  const narrow = { width: 1, height: 1, data: Buffer.alloc(4) }
  expect(() => alignImages(image(blank), narrow)).toThrow('images of 200 and 1 px cannot be compared')
})
