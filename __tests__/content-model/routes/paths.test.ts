import { mailLink } from '../../../content-model/routes/absolute-urls'
import { isBelow, linksTo, normalizePath } from '../../../content-model/routes/link-paths'
import { PAGE_PATHS } from '../../../content-model/routes/named-paths'
import { reservedPart } from '../../../content-model/routes/reserved-paths'

test('the subject of an email arrives unchanged, and without plus signs, which email programs would display', () => {
  const link = mailLink('hello@example.com', 'Application: R&D, 50% “remote”?')
  expect(new URL(link).searchParams.get('subject')).toBe('Application: R&D, 50% “remote”?')
  expect(link).toMatch(/^mailto:hello@example\.com\?subject=Application%3A%20R%26D/)
})

test.each([
  ['/about', '/about'],
  ['/about//', '/about'],
  ['/about/?from=mail', '/about'],
  ['/about/#team', '/about'],
  ['/about?next=/contact/', '/about'],
  ['/#top', '/'],
  ['//', '/'],
])('the path %s is normalized to %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized)
})

test.each([
  ['/about', '/about', true],
  ['/about/?from=mail#team', '/about', true],
  ['/about/team', '/about', false],
  ['/about?from=mail#team', '/about#team', true],
  ['/about#values', '/about#team', false],
  ['/about', '/about#team', false],
])('the link %s leads to %s: %s', (link, address, expected) => {
  expect(linksTo(link, address)).toBe(expected)
})

test.each([
  ['/services/tax-planning', true],
  ['/advice/tax-planning', true],
  ['/services/tax-planning/?from=mail', true],
  ['/services/', false],
  ['/services-old/tax', false],
  ['/old/services/tax-planning', false],
  ['/', false],
])('%s is below /services/ or /advice/: %s', (path, expected) => {
  expect(isBelow(path, ['/services/', '/advice/'])).toBe(expected)
})

test.each([
  ['/API/consultation', '/api'],
  ['/page-data/index', '/page-data'],
  ['/static', '/static'],
  ['/style-guide', '/style-guide'],
  ['/_headers', '/_'],
  ['/about/index', '/index'],
  ['/index.html', '/index.html'],
  ['/Sitemap.xml', '/sitemap.xml'],
])('no page of an entry can be at %s, because %s is reserved', (path, reserved) => {
  expect(reservedPart(path)).toBe(reserved)
})

test.each([
  ...Object.values(PAGE_PATHS),
  '/services/tax-planning',
  '/apis',
  '/services/index-funds',
  '/contact/thanks',
])('a page can be at %s', (path) => {
  expect(reservedPart(path)).toBeUndefined()
})
