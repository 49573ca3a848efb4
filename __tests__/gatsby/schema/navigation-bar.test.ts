/** @jest-environment node */
import { barBreakpoint } from '../../../gatsby/schema/navigation-bar'
import { siteContent } from '../../factories/content'
import { LABEL_FONT } from '../../factories/label-font'

/** The breakpoint from which a bar with pages of these names has room for its links. */
function barFrom(labels: readonly string[], { name = 'Sample Firm', logo }: { name?: string; logo?: string } = {}) {
  const { navigation } = siteContent({})
  const pages = labels.map((label) => ({ label, to: '/about' }))
  return barBreakpoint({ name, navigation: { ...navigation, pages }, logo }, LABEL_FONT)
}

test('a bar with few links shows them on a laptop', () => {
  expect(barFrom(['About', 'Careers', 'Contact'])).toBe('large')
})

test('a bar with more links shows them on a desktop', () => {
  expect(barFrom(['About', 'Team', 'Careers', 'Contact', 'Clients'])).toBe('wide')
})

test('a long name of the firm takes room from the links', () => {
  expect(barFrom(['About', 'Careers', 'Contact'], { name: 'Harbour and Lane Chartered Group' })).toBe('wide')
})

test('a bar with eight long links shows none of them', () => {
  expect(barFrom(Array.from({ length: 8 }, () => 'How we work with our clients'))).toBeNull()
})

test('a wide logo takes room from the links', () => {
  const pages = ['About', 'Careers', 'Contact', 'Insights']
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path d="M0 0h80v40"/></svg>'
  expect([barFrom(pages), barFrom(pages, { logo })]).toEqual(['large', 'wide'])
})
