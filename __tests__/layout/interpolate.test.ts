import { interpolate } from '../../src/layout/interpolate'

test('each name in braces is replaced by its value, and names in a value are not', () => {
  expect(interpolate('© {year} {name}, {name}', { year: 2026, name: '{year} $&' })).toBe('© 2026 {year} $&, {year} $&')
})

test.each(['Hello {nobody}', '{constructor}', '{} { name } {a-b}'])('“%s” has no value and stays unchanged', (text) => {
  expect(interpolate(text, { name: 'Ada' })).toBe(text)
})
