/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { PAGE_PATHS, servicePath } from '../../src/routes/paths'
import { reservedPart } from '../../src/routes/reserved-paths'

test.each([
  '/api/consultation',
  '/404.html',
  '/page-data/index',
  '/static',
  '/static/old',
  '/style-guide',
  '/cdn-cgi/trace',
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
  servicePath('services', 'tax-planning'),
  '/counseling',
  '/apis',
  '/static-pages',
  '/public',
  '/thanks',
  '/services/index-funds',
])('%s is not reserved', (path) => {
  expect(reservedPart(path)).toBeUndefined()
})

test.each(readdirSync('static'))('the address of static/%s is reserved', (file) => {
  expect(reservedPart(`/${file}`)).toBeDefined()
})
