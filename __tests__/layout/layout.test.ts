import { barFrom } from '../../src/layout/bar-container'
import { interpolate } from '../../src/layout/interpolate'

const fewPages = ['Home', 'Services', 'About', 'Careers', 'Contact', 'Call us']

test.each([
  ['few links, on a laptop', ['Sample Firm', ...fewPages], 'large'],
  ['a long name, on a desktop', ['Harbour and Lane Chartered Group', ...fewPages], 'wide'],
  ['eight long links, at no width', Array.from({ length: 8 }, () => 'How we work with our clients'), undefined],
])('a navigation bar fits with %s', (_, texts, breakpoint) => {
  expect(barFrom(texts)).toBe(breakpoint)
})

test.each([
  ['© {year} {name}, {name}', '© 2026 {year} $&, {year} $&'],
  ['Hello {nobody}', 'Hello {nobody}'],
  ['{constructor} {} { name } {a-b}', '{constructor} {} { name } {a-b}'],
])('“%s” becomes “%s”: only known names in braces are replaced, and none in their values', (text, filledIn) => {
  expect(interpolate(text, { year: 2026, name: '{year} $&' })).toBe(filledIn)
})
