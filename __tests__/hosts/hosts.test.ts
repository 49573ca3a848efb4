// How self-hosted servers serve the built site: nginx with deploy/nginx.conf, and Caddy with deploy/Caddyfile.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { securityHeaders } from '../../gatsby/output/security-headers'
import { builtFile, readPolicy, readText, site } from '../build/built-site'
import { type HttpResponse, sendRequest } from '../build/send-request'
import type { SiteServer } from '../build/server-process'
import { startCaddy } from './caddy'
import { type NginxServer, startNginx } from './nginx'

const REVALIDATED = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

const script = builtFile(/^app-.*\.js$/)
const styles = builtFile(/^styles\..*\.css$/)
const font = builtFile(/\.woff2$/, '/static/')
const shareImage = builtFile(/^share-.*\.jpg$/, '/static/')
const data = '/page-data/about/page-data.json'

const SECURITY_HEADERS = Object.entries(securityHeaders(readPolicy()))

/** Checks that a response has every security header, and no header twice. */
function expectOwnHeaders({ headers }: HttpResponse): void {
  for (const [name, value] of SECURITY_HEADERS) expect([name, headers.get(name.toLowerCase())]).toEqual([name, [value]])
  for (const [name, values] of headers) expect([name, values.length]).toEqual([name, 1])
}

describe.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])('$name', ({ start }) => {
  let host: SiteServer
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host.stop())

  const get = (path: string, headers: Record<string, string> = {}) => sendRequest(host.origin, path, { headers })

  test.each([
    ['a page', '/about', 200],
    ['the home page', '/', 200],
    ['a script', script, 200],
    ['the data of a page', data, 200],
    ['a redirect', '/about/', 301],
    ['an unknown address', '/no-such/page', 404],
    ['a file that is not public', '/_headers', 404],
  ])('%s has every security header exactly once, and does not reveal the server’s version', async (_, path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expectOwnHeaders(answer)
    expect(answer.headers.get('server')?.join()).toMatch(/^\w+$/)
  })

  test('a method other than GET and HEAD is rejected with every security header', async () => {
    const answer = await sendRequest(host.origin, '/contact', { method: 'POST' })
    expect(answer.status).toBe(405)
    expectOwnHeaders(answer)
  })

  test.each([
    ['/about/', '/about'],
    ['/about/?utm_source=x&a=%2F', '/about?utm_source=x&a=%2F'],
    ['/index.html?utm_source=x', '/?utm_source=x'],
    ['//about/', '/about'],
    ['/index.html', '/'],
  ])('%s redirects to the page’s canonical address %s', async (path, canonical) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('location')]).toEqual([301, [canonical]])
  })

  test.each(['/no-such/page', '/404', '/404.html', '/static', '/_headers.caddy', '/index.html.br', `${script}.gz`])(
    '%s responds with 404 and the 404 page',
    async (path) => {
      const { status, body } = await get(path)
      expect([status, body]).toEqual([404, readText('404.html')])
    },
  )

  test.each([
    '//evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/%0D%0ASet-Cookie:%20a=b/',
    '/\\evil.example/',
  ])('%s neither redirects to another site nor adds a header', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('location')?.join() ?? '/').toMatch(/^\/(?![/\\])/)
    expect(headers.has('set-cookie')).toBe(false)
  })

  test.each([
    ['/', REVALIDATED, /^text\/html; charset=utf-8$/],
    [data, REVALIDATED, /^application\/json\b/],
    [script, IMMUTABLE, /^(?:application|text)\/javascript; charset=utf-8$/],
    [styles, IMMUTABLE, /^text\/css; charset=utf-8$/],
    [font, IMMUTABLE, /^font\/woff2$/],
    [shareImage, IMMUTABLE, /^image\/jpeg$/],
    ['/app-0123456789abcdef0123.js', REVALIDATED, /^text\/html; charset=utf-8$/],
  ])('%s has the Cache-Control value “%s” and the right content type', async (path, caching, type) => {
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toEqual([caching])
    expect(headers.get('content-type')?.join()).toMatch(type)
  })

  test('other sites may embed share images and nothing else', async () => {
    const policies = [(await get(shareImage)).headers, (await get(script)).headers].map((headers) =>
      headers.get('cross-origin-resource-policy'),
    )
    expect(policies).toEqual([['cross-origin'], ['same-origin']])
  })

  test('the editor has a policy of its own', async () => {
    const { headers } = await get('/admin')
    expect(headers.get('content-security-policy')).toEqual([expect.stringContaining("'wasm-unsafe-eval'")])
  })

  describe.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: ['br'], decompress: brotliDecompressSync },
    { accepted: 'gzip, deflate', encoding: ['gzip'], decompress: gunzipSync },
    { accepted: 'identity', encoding: undefined, decompress: (bytes: Buffer) => bytes },
  ])('for a browser that accepts “$accepted”', ({ accepted, encoding, decompress }) => {
    test.each([
      ['/about', 'about/index.html', 200],
      ['/nothing', '404.html', 404],
      [data, data, 200],
      [script, script, 200],
    ])('%s has that encoding', async (path, file, expected) => {
      const { status, headers, bytes } = await get(path, { 'Accept-Encoding': accepted })
      expect([status, headers.get('content-encoding')]).toEqual([expected, encoding])
      expect(headers.get('vary')).toEqual(['Accept-Encoding'])
      expect(decompress(bytes).equals(site.read(file))).toBe(true)
    })

    test.each(['/about', script])('%s is not sent again if it is cached', async (path) => {
      const { headers } = await get(path, { 'Accept-Encoding': accepted })
      const etag = headers.get('etag')?.join() ?? ''
      const again = await get(path, { 'Accept-Encoding': accepted, 'If-None-Match': etag })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      expect(again.headers.get('cache-control')).toEqual(headers.get('cache-control'))
      expect(again.headers.has('content-security-policy')).toBe(true)
    })
  })

  test('each encoding of a page has its own ETag, so that caches can distinguish them', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((one) => get('/about', { 'Accept-Encoding': one })),
    )
    expect(new Set(answers.map(({ headers }) => headers.get('etag')?.join())).size).toBe(3)
  })
})

describe('nginx only', () => {
  let nginx: NginxServer
  beforeAll(async () => {
    nginx = await startNginx()
  })
  afterAll(() => nginx.stop())

  test.each([
    ['a path traversal request', '/../package.json', 400],
    ['an overlong address', `/${'a'.repeat(10_000)}`, 414],
  ])('%s is rejected with every security header', async (_, path, status) => {
    const answer = await sendRequest(nginx.origin, path)
    expect(answer.status).toBe(status)
    expectOwnHeaders(answer)
  })

  test('plain HTTP redirects to the same address on HTTPS and sends no HSTS header', async () => {
    const { status, headers } = await sendRequest(nginx.plainOrigin, '/about?from=mail')
    expect([status, headers.get('location')]).toEqual([301, ['https://127.0.0.1/about?from=mail']])
    expect(headers.has('strict-transport-security')).toBe(false)
  })
})
