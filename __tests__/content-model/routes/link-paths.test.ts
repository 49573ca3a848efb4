import { isBelow, normalizePath } from '../../../content-model/routes/link-paths'

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

test.each(['/services/tax-planning', '/advice/tax-planning', '/services/tax-planning/?from=mail'])(
  '%s is below /services/ or /advice/',
  (path) => {
    expect(isBelow(path, ['/services/', '/advice/'])).toBe(true)
  },
)

test.each(['/services', '/services/', '/about/team', '/services-old/tax', '/old/services/tax-planning', '/'])(
  '%s is not below /services/ or /advice/',
  (path) => {
    expect(isBelow(path, ['/services/', '/advice/'])).toBe(false)
  },
)
