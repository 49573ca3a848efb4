/** @jest-environment node */
// With deploy/nginx.conf, nginx responds to many concurrent visitors as it does to one.
import autocannon from 'autocannon'
import { canonicalServicePath, menuPath, menuService } from '../browser/content'
import { builtFile } from './built-site'
import { type NginxServer, startNginx } from './nginx'

const REQUESTS = 5000
const CONNECTIONS = 50

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

/** The paths that visitors request in turn, with the expected status of each. */
const REQUESTED = [
  ['/', 200],
  ['/about', 200],
  ['/about/', 301],
  [canonicalServicePath(menuService), 200],
  [menuPath(menuService), 200],
  ['/page-data/about/page-data.json', 200],
  [builtFile(/^app-.*\.js$/), 200],
  [builtFile(/^share-.*\.jpg$/, '/static/'), 200],
  ['/no-such/page', 404],
  ['/sitemap.xml', 200],
] as const

test('5,000 requests over 50 connections all get a response with the expected status', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const { errors, timeouts, mismatches, statusCodeStats } = await autocannon({
    url: nginx.origin,
    connections: CONNECTIONS,
    amount: REQUESTS,
    requests: REQUESTED.map(([path]) => ({ path, headers })),
  })
  expect({ errors, timeouts, mismatches }).toEqual({ errors: 0, timeouts: 0, mismatches: 0 })
  // Each connection requests all paths in turn, equally often.
  const share = REQUESTS / REQUESTED.length
  const expected = new Map<string, number>()
  for (const [, status] of REQUESTED) expected.set(String(status), (expected.get(String(status)) ?? 0) + share)
  const counts = Object.entries(statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count] as const)
  expect(new Map(counts)).toEqual(expected)
})
