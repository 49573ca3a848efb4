/** @jest-environment node */
import {
  isPathOfService,
  isServicePath,
  normalizePath,
  PAGE_PATHS,
  SERVICE_PREFIXES,
  serviceLink,
  servicePath,
  type ServicePrefix,
  type ServiceRoute,
} from '../../src/routes/paths'

const route = (...prefixes: ServicePrefix[]): ServiceRoute => ({ slug: 'tax-planning', prefixes })
const PREFIXES = SERVICE_PREFIXES

/** Every combination of prefixes that an editor can choose. */
const ROUTES = [
  route('services'),
  route('counseling'),
  route('services', 'counseling'),
  route('counseling', 'services'),
]

test('the pages that code refers to have the paths in the specification', () => {
  expect(Object.values(PAGE_PATHS)).toEqual(['/', '/about', '/about/team', '/careers', '/services', '/contact'])
})

test('a service’s path is its prefix and its slug, without a trailing slash', () => {
  expect(servicePath('counseling', 'tax-planning')).toBe('/counseling/tax-planning')
})

test('a link to a service uses the preferred prefix if the service is served there', () => {
  expect(PREFIXES.map((preferred) => serviceLink(route('services', 'counseling'), preferred))).toEqual([
    '/services/tax-planning',
    '/counseling/tax-planning',
  ])
})

test('a link to a service uses its only prefix if that is not the preferred one', () => {
  expect(serviceLink(route('services'), 'counseling')).toBe('/services/tax-planning')
  expect(serviceLink(route('counseling'), 'services')).toBe('/counseling/tax-planning')
})

test('no link to a service is broken, whatever its prefixes', () => {
  for (const service of ROUTES) {
    for (const preferred of PREFIXES)
      expect(service.prefixes.map((prefix) => servicePath(prefix, service.slug))).toContain(
        serviceLink(service, preferred),
      )
  }
})

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about/?from=mail', '/about'],
  ['/about/#team', '/about'],
  ['/about?next=/contact/', '/about'],
  ['/about#a?b', '/about'],
  ['/', '/'],
  ['/?from=mail', '/'],
  ['/#top', '/'],
  ['//', '/'],
])('the path %s is normalized to %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized)
})

test.each(['/services/tax-planning', '/counseling/tax-planning', '/services/tax-planning/?from=mail'])(
  '%s is the page of a service',
  (path) => {
    expect(isServicePath(path)).toBe(true)
  },
)

test.each(['/services', '/services/', '/about/team', '/services/tax-planning/more', '/old/services/tax-planning', '/'])(
  '%s is not the page of a service',
  (path) => {
    expect(isServicePath(path)).toBe(false)
  },
)

test('a service’s page is recognized under either prefix', () => {
  expect(PREFIXES.map((prefix) => isPathOfService(`/${prefix}/tax-planning/`, 'tax-planning'))).toEqual([true, true])
})

test.each(['/services/estate-tax-planning', '/services/tax', '/about/tax-planning', '/services'])(
  '%s is not recognized as the tax planning page',
  (path) => {
    expect(isPathOfService(path, 'tax-planning')).toBe(false)
  },
)
