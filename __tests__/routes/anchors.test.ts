import { anchorsOfPageFile, siteAnchors } from '../../src/routes/anchors'

const anchors = siteAnchors([{ slug: 'tax-planning', prefixes: ['services', 'counseling'] }], ['ada-sample'])

test('each page has the places of its sections, and the one of the skip link', () => {
  expect(anchors.get('/careers')).toEqual(['benefits', 'positions', 'culture', 'closing', 'content'])
  expect(anchors.get('/terms')).toEqual(['content'])
})

test('the people are places on the team page', () => {
  expect(anchors.get('/about/team')).toContain('ada-sample')
})

test('a service has the places of all services under each of its prefixes', () => {
  expect(anchors.get('/services/tax-planning')).toEqual(['parts', 'why', 'start', 'content'])
  expect(anchors.get('/counseling/tax-planning')).toEqual(['parts', 'why', 'start', 'content'])
})

test('an unknown path is no page', () => {
  expect(anchors.has('/counseling')).toBe(false)
})

test('what stands on every page has the places that every page has', () => {
  expect(anchorsOfPageFile('not-found')).toEqual(['content'])
})
