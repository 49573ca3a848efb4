import { closestMatch } from '../../../content-check/rules/closest-match'

test('the search finds the closest candidate regardless of case', () => {
  expect(closestMatch('Titel', ['name', 'title', 'summary'])).toBe('title')
})

test('the search suggests nothing for text that is longer than any name', () => {
  expect(closestMatch('a'.repeat(201), ['a'.repeat(200)])).toBeUndefined()
})

test('the search suggests nothing for text that resembles no candidate', () => {
  expect(closestMatch('id', ['to', 'label'])).toBeUndefined()
  expect(closestMatch('zzzz', ['title'])).toBeUndefined()
})
