/** @jest-environment node */
import { barFromExtension } from '../../../gatsby/schema/navigation-bar'
import { siteContent } from '../../factories/content'

/** The breakpoint from which a bar with pages of these names has room for its links. */
function barFrom(labels: readonly string[], name = 'Sample Firm') {
  const { navigation, ...settings } = siteContent({ name })
  const pages = labels.map((label) => ({ label, to: '/about' }))
  return barFromExtension.extend().resolve({ ...settings, navigation: { ...navigation, pages } })
}

test('a bar with few links shows them on a laptop', () => {
  expect(barFrom(['About', 'Careers', 'Contact'])).toBe('large')
})

test('a bar with more links shows them on a desktop', () => {
  expect(barFrom(['About', 'Team', 'Careers', 'Contact', 'Clients'])).toBe('wide')
})

test('a long name of the firm takes room from the links', () => {
  expect(barFrom(['About', 'Careers', 'Contact'], 'Harbour and Lane Chartered Group')).toBe('wide')
})

test('a bar with eight long links shows none of them', () => {
  expect(barFrom(Array.from({ length: 8 }, () => 'How we work with our clients'))).toBeNull()
})
