import { unicodeRange } from '../../../gatsby/typefaces/characters'

test.each([
  ['a', 'U+61'],
  ['cab', 'U+61-63'],
  ['ad界', 'U+61, U+64, U+754C'],
])('the range of %s is %s', (characters, range) => {
  expect(unicodeRange(characters)).toBe(range)
})
