import { PAGE_PATHS } from '../../../content-model/routes/named-paths'
import { reservedPart } from '../../../content-model/routes/reserved-paths'

test.each([
  '/api/consultation',
  '/page-data/index',
  '/static',
  '/style-guide',
  '/contact/about/tax-planning',
  '/_headers',
  '/__graphql',
  '/about/index',
  '/index.html',
  '/favicon.ico',
  '/sitemap.xml',
  '/API/Consultation',
])('%s is reserved', (path) => {
  expect(reservedPart(path)).toBeDefined()
})

test.each([
  ...Object.values(PAGE_PATHS),
  '/services/tax-planning',
  '/apis',
  '/static-pages',
  '/services/index-funds',
  '/contact/thanks',
])('%s is not reserved', (path) => {
  expect(reservedPart(path)).toBeUndefined()
})
