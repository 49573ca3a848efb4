/** @jest-environment node */
import { interpolate } from '../../src/layout/interpolate'

test('each name in braces gives way to its value', () => {
  expect(interpolate('© {year} {name}', { year: 2026, name: 'Sample Firm' })).toBe('© 2026 Sample Firm')
})

test('a name that stands twice is filled twice', () => {
  expect(interpolate('{name} and {name}', { name: 'Ada' })).toBe('Ada and Ada')
})

test('a name without a value stays as it is', () => {
  expect(interpolate('Hello {nobody}', { name: 'Ada' })).toBe('Hello {nobody}')
})

test('a name that every object knows is no value', () => {
  expect(interpolate('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})

test('zero and an empty text are values', () => {
  expect(interpolate('{number}|{text}', { number: 0, text: '' })).toBe('0|')
})

test('a value is not read for further names', () => {
  expect(interpolate('{name}', { name: '{year} $& $1', year: 2026 })).toBe('{year} $& $1')
})

test('braces that hold no name stay as they are', () => {
  expect(interpolate('{} { name } {a-b}', { name: 'Ada' })).toBe('{} { name } {a-b}')
})
