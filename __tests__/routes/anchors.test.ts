/** @jest-environment node */
import { anchorsOfPageFile, siteAnchors } from '../../src/routes/anchors'

const anchors = siteAnchors([{ slug: 'tax-planning', prefixes: ['services', 'counseling'] }], ['ada-sample'])

test('each page has the anchors of its sections and of the skip link', () => {
  expect(anchors.get('/careers')).toEqual(['benefits', 'positions', 'culture', 'closing', 'content'])
  expect(anchors.get('/terms')).toEqual(['content'])
})

test('each team member is an anchor on the team page', () => {
  expect(anchors.get('/about/team')).toContain('ada-sample')
})

test('a service page has the same anchors under each of its prefixes', () => {
  expect(anchors.get('/services/tax-planning')).toEqual(['parts', 'why', 'start', 'content'])
  expect(anchors.get('/counseling/tax-planning')).toEqual(['parts', 'why', 'start', 'content'])
})

test('an unknown path is not a page', () => {
  expect(anchors.has('/counseling')).toBe(false)
})

test('a content file without its own anchors has the anchors that every page has', () => {
  expect(anchorsOfPageFile('not-found')).toEqual(['content'])
})
