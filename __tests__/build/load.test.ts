/** @jest-environment node */
// With deploy/nginx.conf, nginx responds to many concurrent visitors as it does to one.
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
  const wrong: string[] = []
  const visit = async () => {
    for (let sent = 0; sent < REQUESTS / CONNECTIONS; sent += 1) {
      const [path, expected] = REQUESTED[sent % REQUESTED.length] ?? REQUESTED[0]
      const response = await fetch(nginx.origin + path, { redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== expected) wrong.push(`${path}: ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  expect(wrong).toEqual([])
})
