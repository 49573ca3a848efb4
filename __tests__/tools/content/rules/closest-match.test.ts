/** @jest-environment node */
import { closestMatch, editDistance } from '../../../../tools/content/rules/closest-match'

test.each([
  ['', '', 0],
  ['name', 'name', 0],
  ['nam', 'name', 1],
  ['nmae', 'name', 1],
  ['titel', 'title', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('the distance from “%s” to “%s” is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
})

test('the search finds the closest candidate regardless of case', () => {
  expect(closestMatch('Titel', ['name', 'title', 'summary'])).toBe('title')
})

test('the search suggests nothing for a text that is longer than any name', () => {
  expect(closestMatch('a'.repeat(201), ['a'.repeat(200)])).toBeUndefined()
})

test('the search suggests nothing for a text that resembles no candidate', () => {
  expect(closestMatch('id', ['to', 'label'])).toBeUndefined()
  expect(closestMatch('zzzz', ['title'])).toBeUndefined()
})
