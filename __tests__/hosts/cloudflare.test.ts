// How Cloudflare Pages serves the flat copy of the built site. Its runtime ignores what exceeds its limits, without an error.
import { securityHeaders } from '../../gatsby/output/security-headers'
import { readRedirects } from '../../tools/preview-report/built-pages'
import { builtFile, readPolicy, readText } from '../build/built-site'
import { sendRequest } from '../build/send-request'
import type { SiteServer } from '../build/server-process'
import { startCloudflare } from './cloudflare'

let host: SiteServer
let printed = ''
beforeAll(async () => {
  host = await startCloudflare((text) => (printed += text))
}, 120_000)
afterAll(() => host.stop())

const get = (path: string) => sendRequest(host.origin, path)

test('every rule of the headers and every redirect is valid', () => {
  const rules = readText('_headers').match(/^\S/gm) ?? []
  expect(printed).toContain(`Parsed ${rules.length} valid header rules`)
  expect(printed).toContain(`Parsed ${readRedirects('public').size} valid redirect rules`)
  expect(printed).not.toContain('invalid')
})

test.each([
  ['a page', '/about', 200],
  ['the home page', '/', 200],
  ['the list of services', '/services', 200],
  ['a script', builtFile(/^app-.*\.js$/), 200],
  ['an unknown address', '/no-such/page', 404],
])('%s has every security header', async (_, path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  for (const [name, value] of Object.entries(securityHeaders(readPolicy())))
    expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, [value]])
})

test('an address with a trailing slash redirects to the one without', async () => {
  const { status, headers } = await get('/about/')
  expect([status, headers.get('location')]).toEqual([308, ['/about']])
})
