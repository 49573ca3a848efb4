import { barFrom } from '../../src/layout/bar-container'

const fewPages = ['Home', 'Services', 'About', 'Careers', 'Contact', 'Call us']

test.each([
  ['few links, on a laptop', ['Sample Firm', ...fewPages], 'large'],
  ['a long name, on a desktop', ['Harbour and Lane Chartered Group', ...fewPages], 'wide'],
  ['eight long links, at no width', Array.from({ length: 8 }, () => 'How we work with our clients'), undefined],
])('a navigation bar with %s', (_, texts, breakpoint) => {
  expect(barFrom(texts)).toBe(breakpoint)
})
