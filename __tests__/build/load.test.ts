/** @jest-environment node */
// Whether nginx answers many visitors at once as it answers one, under deploy/nginx.conf.
import autocannon from 'autocannon'
import { builtFile } from './built-site'
import { startNginx, type NginxServer } from './nginx'

const REQUESTS = 5000
const CONNECTIONS = 50

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

/** What visitors ask for, one after the other, and the status of each answer. */
const ASKED = [
  ['/', 200],
  ['/about', 200],
  ['/about/', 301],
  ['/services/tax-planning', 200],
  ['/counseling/tax-planning', 200],
  ['/page-data/about/page-data.json', 200],
  [builtFile(/^app-.*\.js$/), 200],
  [builtFile(/^share-.*\.jpg$/, '/static/'), 200],
  ['/no-such/page', 404],
  ['/sitemap.xml', 200],
] as const

test('5,000 requests over 50 connections are all answered, each with its own status', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const { errors, timeouts, mismatches, statusCodeStats } = await autocannon({
    url: nginx.origin,
    connections: CONNECTIONS,
    amount: REQUESTS,
    requests: ASKED.map(([path]) => ({ path, headers })),
  })
  expect({ errors, timeouts, mismatches }).toEqual({ errors: 0, timeouts: 0, mismatches: 0 })
  // Each connection asks for all of them in turn, equally often.
  const share = REQUESTS / ASKED.length
  const expected = new Map<string, number>()
  for (const [, status] of ASKED) expected.set(String(status), (expected.get(String(status)) ?? 0) + share)
  const counts = Object.entries(statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count] as const)
  expect(new Map(counts)).toEqual(expected)
})
