/** @jest-environment node */
import { PAGE_PATHS } from '../../src/routes/paths'
import { reservedPart } from '../../src/routes/reserved-paths'

test.each([
  '/api/consultation',
  '/404.html',
  '/page-data/index',
  '/static',
  '/static/old',
  '/style-guide',
  '/cdn-cgi/trace',
  '/contact/about/tax-planning',
  '/_headers',
  '/__graphql',
  '/index',
  '/about/index',
  '/index.html',
  '/favicon.ico',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/API/Consultation',
])('%s is reserved', (path) => {
  expect(reservedPart(path)).toBeDefined()
})

test.each([
  ...Object.values(PAGE_PATHS),
  '/services/tax-planning',
  '/counseling',
  '/apis',
  '/static-pages',
  '/public',
  '/thanks',
  '/services/index-funds',
  '/contact/thanks',
])('%s is not reserved', (path) => {
  expect(reservedPart(path)).toBeUndefined()
})
