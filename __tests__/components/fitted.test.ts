import { fitted, hasLongWord } from '../../src/components/fitted'

/** The number of em for which the column has room at the size of a title. */
const ems = (title: string, isLine?: boolean) =>
  Number(/--room\) \/ ([\d.]+)/.exec(fitted('title-xl', title, isLine))?.[1])

test.each([
  ['its longest word', 'Die Nachfolgeregelungsberatung im Betrieb', 28 * 0.6],
  ['a part between soft or hard hyphens', 'Nachfolge\u00ADregelungs\u00ADberatung im Steuerberater-Verbund', 16 * 0.6],
  ['short words at every size', 'Tax and fee plans', 10 * 0.6],
])('a title has room for %s', (_, title, room) => {
  expect(ems(title)).toBeCloseTo(room, 1)
})

test('a title on one line has room for all of it, unless it is long', () => {
  expect(ems('Tax Planning Services', true)).toBeCloseTo(21 * 0.52, 1)
  expect(ems('Practice Management Services', true)).toBe(ems('Practice Management Services'))
})

test('only names with a long word need wide columns', () => {
  expect(hasLongWord(['Tax Planning', 'Compliance'])).toBe(false)
  expect(hasLongWord(['Nachfolgeregelungsberatung'])).toBe(true)
})
