import { labelFont } from '../../../gatsby/drawings/text-width'

const { ascent, descent, widthOf } = labelFont({
  unitsPerEm: 1000,
  ascent: 900,
  descent: -200,
  characters: 'aeé',
  advances: [500, 600, 610],
})

test('a line is as wide as the advances of its characters', () => {
  expect(widthOf('ae', 10)).toBeCloseTo(11)
})

test('a letter is measured with its accent, however it is encoded', () => {
  expect(widthOf('e\u0301', 1)).toBeCloseTo(0.61)
})

test('a character that the font lacks is as wide as a pictograph', () => {
  expect(widthOf('界', 24)).toBeCloseTo(36)
  expect(widthOf('🧭', 24)).toBeCloseTo(36)
})

test('the ascent and the descent are positive, in em', () => {
  expect({ ascent, descent }).toEqual({ ascent: 0.9, descent: 0.2 })
})
