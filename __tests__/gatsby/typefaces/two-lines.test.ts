import { inTwoLines } from '../../../gatsby/typefaces/two-lines'

test.each([
  ['where the two lines are closest in width', 'Tax planning (2026) for us', ['Tax planning', '(2026) for us']],
  ['in Japanese, between words without a space', '山田経営コンサルティング', ['山田経営', 'コンサルティング']],
  ['in Thai, too', 'ร้านกาแฟและขนมปัง', ['ร้านกาแฟ', 'และขนมปัง']],
  ['not within a word', 'Compliance', ['Compliance']],
])('a text breaks %s', (_, text, lines) => {
  expect(inTwoLines(text)).toEqual(lines)
})

test('the second line has at least the required number of words, and a text too short for that stays on one line', () => {
  expect(inTwoLines('Plans for succession', undefined, 2)).toEqual(['Plans', 'for succession'])
  expect(inTwoLines('Our successors', undefined, 2)).toEqual(['Our successors'])
})
