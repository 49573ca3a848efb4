/** @jest-environment node */
import { interpolate } from '../../src/layout/interpolate'

test('each name in braces is replaced by its value', () => {
  expect(interpolate('© {year} {name}', { year: 2026, name: 'Sample Firm' })).toBe('© 2026 Sample Firm')
})

test('a name that occurs twice is replaced twice', () => {
  expect(interpolate('{name} and {name}', { name: 'Ada' })).toBe('Ada and Ada')
})

test('a name without a value stays unchanged', () => {
  expect(interpolate('Hello {nobody}', { name: 'Ada' })).toBe('Hello {nobody}')
})

test('a property that every object inherits is not a value', () => {
  expect(interpolate('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})

test('zero and an empty string are values', () => {
  expect(interpolate('{number}|{text}', { number: 0, text: '' })).toBe('0|')
})

test('names in a value are not replaced', () => {
  expect(interpolate('{name}', { name: '{year} $& $1', year: 2026 })).toBe('{year} $& $1')
})

test('braces without a name stay unchanged', () => {
  expect(interpolate('{} { name } {a-b}', { name: 'Ada' })).toBe('{} { name } {a-b}')
})
