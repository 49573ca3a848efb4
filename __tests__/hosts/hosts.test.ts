// How self-hosted servers serve the built site: nginx with deploy/nginx.conf, and Caddy with deploy/Caddyfile.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caddyHeaders, nginxHeaders, securityHeaders } from '../../gatsby/output/security-headers'
import { redirectLists } from '../../gatsby/pages/redirects'
import { builtFile } from '../build/built-site'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'
import { sendRequest } from '../build/send-request'
import type { SiteServer } from '../build/server-process'

const REVALIDATED = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

const script = builtFile(/^app-.*\.js$/)
const shareImage = builtFile(/^share-.*\.jpg$/, '/static/')

const expected = Object.entries(
  securityHeaders(/Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? ''),
)

const HOSTS = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
]

describe.each(HOSTS)('$name', ({ start }) => {
  let host: SiteServer
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host.stop())

  test.each([
    ['a page', '/about', 200],
    ['the home page', '/', 200],
    ['a script', script, 200],
    ['the data of a page', '/page-data/about/page-data.json', 200],
    ['a redirect', '/about/', 301],
    ['an unknown address', '/no-such/page', 404],
    ['a file that is not public', '/_headers', 404],
  ])('%s has every security header exactly once', async (_, path, status) => {
    const answer = await sendRequest(host.origin, path)
    expect(answer.status).toBe(status)
    for (const [name, value] of expected)
      expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, [value]])
  })

  test('a method other than GET and HEAD is rejected with every security header', async () => {
    const answer = await sendRequest(host.origin, '/contact', { method: 'POST' })
    expect(answer.status).toBe(405)
    for (const [name] of expected) expect(answer.headers.get(name.toLowerCase())).toHaveLength(1)
  })

  test('no response repeats a header or reveals the server’s version', async () => {
    for (const path of ['/', '/about/', '/no-such/page', script, shareImage, '/sitemap.xml']) {
      const { headers } = await sendRequest(host.origin, path)
      for (const [name, values] of headers) expect([path, name, values.length]).toEqual([path, name, 1])
      expect(headers.get('server')?.join()).toMatch(/^\w+$/)
    }
  })

  test.each([
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['//about/', '/about'],
    ['/index.html', '/'],
  ])('%s redirects to the page’s canonical address %s', async (path, canonical) => {
    const { status, headers } = await sendRequest(host.origin, path)
    expect([status, headers.get('location')]).toEqual([301, [canonical]])
  })

  test.each(['/no-such/page', '/404', '/404.html', '/static', '/_headers.caddy', '/index.html.br', `${script}.gz`])(
    '%s responds with 404 and the 404 page',
    async (path) => {
      const { status, body } = await sendRequest(host.origin, path)
      expect(status).toBe(404)
      expect(body).toBe(readFileSync('public/404.html', 'utf8'))
    },
  )

  test.each([
    '//evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/%0D%0ASet-Cookie:%20a=b/',
    '/\\evil.example/',
  ])('%s neither redirects to another site nor adds a header', async (path) => {
    const { headers } = await sendRequest(host.origin, path)
    expect(headers.get('location')?.join() ?? '/').toMatch(/^\/(?![/\\])/)
    expect(headers.has('set-cookie')).toBe(false)
  })

  test.each([
    ['the home page', '/', REVALIDATED],
    ['the data of a page', '/page-data/about/page-data.json', REVALIDATED],
    ['a script', script, IMMUTABLE],
    ['the styles', builtFile(/^styles\..*\.css$/), IMMUTABLE],
    ['a font', builtFile(/\.woff2$/, '/static/'), IMMUTABLE],
    ['a share image', shareImage, IMMUTABLE],
    ['a script of a previous release', '/app-0123456789abcdef0123.js', REVALIDATED],
  ])('%s: %s has the Cache-Control value “%s”', async (_, path, expectedValue) => {
    expect((await sendRequest(host.origin, path)).headers.get('cache-control')).toEqual([expectedValue])
  })

  test('other sites may embed share images and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await sendRequest(host.origin, path)).headers.get('cross-origin-resource-policy')
    expect(await policyOf(shareImage)).toEqual(['cross-origin'])
    expect(await policyOf(script)).toEqual(['same-origin'])
  })

  test.each([
    ['/', /^text\/html; charset=utf-8$/],
    ['/manifest.webmanifest', /^application\/manifest\+json\b/],
    ['/icon.svg', /^image\/svg\+xml\b/],
    ['/page-data/app-data.json', /^application\/json\b/],
    [script, /^(?:application|text)\/javascript; charset=utf-8$/],
    [builtFile(/\.woff2$/, '/static/'), /^font\/woff2$/],
  ])('%s has the right content type', async (path, type) => {
    expect((await sendRequest(host.origin, path)).headers.get('content-type')?.join()).toMatch(type)
  })

  test.each(['/services/old', '/services/old/'])('the old address %s redirects to the new one', async (path) => {
    const root = mkdtempSync(join(tmpdir(), 'site-'))
    const headers = securityHeaders("default-src 'none'")
    const redirects = [{ from: '/services/old', to: '/about/team#ana' }]
    writeFileSync(join(root, '_headers.conf'), nginxHeaders(headers))
    writeFileSync(join(root, '_headers.caddy'), caddyHeaders(headers))
    for (const [name, list] of Object.entries(redirectLists(redirects))) writeFileSync(join(root, name), list)
    const site = await start(root)
    try {
      const answer = await sendRequest(site.origin, path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, ['/about/team#ana']])
    } finally {
      await site.stop()
      rmSync(root, { recursive: true })
    }
  })
})
