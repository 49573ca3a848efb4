import { type ChangedRows, changedRows } from '../../../tools/preview-report/changed-rows'

/** The digests of an image with a row for each number. */
const image = (...rows: readonly number[]) => rows.map(String)

const range = (start: number, length: number) => Array.from({ length }, (_, index) => start + index)
const place = (start: number, end: number, otherStart: number, otherEnd: number): ChangedRows => ({
  before: { start, end },
  after: { start: otherStart, end: otherEnd },
})

test('equal images have no changed rows', () => {
  expect(changedRows(image(...range(0, 100)), image(...range(0, 100)))).toEqual([])
})

test('an inserted line does not change what is below it', () => {
  const [top, bottom] = [range(0, 40), range(40, 60)]
  expect(changedRows(image(...top, ...bottom), image(...top, 200, 201, 202, ...bottom))).toEqual([
    place(40, 40, 40, 43),
  ])
})

test('changes that are close together count as one, and others are separate', () => {
  const before = range(0, 120)
  const after = before.map((shade) => ([10, 11, 12, 30, 31, 32, 90, 91, 92].includes(shade) ? 255 - shade : shade))
  expect(changedRows(image(...before), image(...after))).toEqual([place(10, 33, 10, 33), place(90, 93, 90, 93)])
})

test('a single changed row counts unless something else has changed, because positions are rounded', () => {
  const before = range(0, 120)
  const one = before.map((shade) => (shade === 60 ? 255 : shade))
  expect(changedRows(image(...before), image(...one))).toEqual([place(60, 61, 60, 61)])
  expect(changedRows(image(...before), image(...range(200, 5), ...one))).toEqual([place(0, 0, 0, 5)])
})
