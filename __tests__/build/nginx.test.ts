/** @jest-environment node */
// What the built site answers with, served by nginx under deploy/nginx.conf.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxRedirects } from '../../src/site-build/redirects'
import { nginxHeaders, securityHeaders } from '../../src/site-build/security-headers'
import { ask } from './ask'
import { startNginx, type NginxServer } from './nginx'

const REVALIDATED = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

/** The files in the built site's topmost folder or in one of its folders whose names match, by their paths. */
const built = (pattern: RegExp, folder = '/') =>
  readdirSync(`public${folder}`)
    .filter((name) => pattern.test(name))
    .map((name) => folder + name)

const first = (paths: readonly string[]) => paths[0] ?? ''
const script = first(built(/^app-.*\.js$/))
const shareImage = first(built(/^share-.*\.jpg$/, '/static/'))

const expected = Object.entries(
  securityHeaders(/Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? ''),
)

test.each([
  ['a page', '/about', 200],
  ['the home page', '/', 200],
  ['a script', script, 200],
  ['the data of a page', '/page-data/about/page-data.json', 200],
  ['a redirect', '/about/', 301],
  ['an unknown address', '/no-such/page', 404],
  ['a file that nobody may read', '/_headers', 404],
  ['a request for a way out of the folder', '/../package.json', 400],
  ['an address that is too long', `/${'a'.repeat(10_000)}`, 414],
])('%s carries every security header once', async (_, path, status) => {
  const answer = await ask(nginx.origin, path)
  expect(answer.status).toBe(status)
  for (const [name, value] of expected) expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, [value]])
})

test('a method that changes something is refused, with every security header', async () => {
  const answer = await ask(nginx.origin, '/contact', 'POST')
  expect(answer.status).toBe(405)
  for (const [name] of expected) expect(answer.headers.get(name.toLowerCase())).toHaveLength(1)
})

test('no header of any answer is doubled, and none names the server’s version', async () => {
  for (const path of ['/', '/about/', '/no-such/page', script, shareImage, '/sitemap.xml']) {
    const { headers } = await ask(nginx.origin, path)
    for (const [name, values] of headers) expect([path, name, values.length]).toEqual([path, name, 1])
    expect(headers.get('server')).toEqual(['nginx'])
  }
})

test.each(['/about/', '/about/index.html', '/about//', '//about/'])(
  '%s leads to the page’s one address',
  async (path) => {
    const { status, headers } = await ask(nginx.origin, path)
    expect([status, headers.get('location')]).toEqual([301, ['/about']])
  },
)

test('the name of the home page’s file leads to the home page', async () => {
  expect((await ask(nginx.origin, '/index.html')).headers.get('location')).toEqual(['/'])
})

test.each(['/no-such/page', '/404', '/404.html', '/static', '/services/tax-planning/nothing', '/_redirects.conf'])(
  '%s says 404 with the page for unknown addresses',
  async (path) => {
    const { status, body } = await ask(nginx.origin, path)
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
])('%s leads to no other site and adds no header', async (path) => {
  const { headers } = await ask(nginx.origin, path)
  expect(headers.get('location')?.join() ?? '/').toMatch(/^\/(?![/\\])/)
  expect(headers.has('set-cookie')).toBe(false)
})

test.each([
  ['the home page', '/', REVALIDATED],
  ['the data of a page', '/page-data/about/page-data.json', REVALIDATED],
  ['an icon', '/icon.svg', REVALIDATED],
  ['a script', script, IMMUTABLE],
  ['the styles', first(built(/^styles\..*\.css$/)), IMMUTABLE],
  ['a font', first(built(/\.woff2$/, '/static/')), IMMUTABLE],
  ['a share image', shareImage, IMMUTABLE],
  ['a script of an earlier release', '/app-0123456789abcdef0123.js', REVALIDATED],
])('%s: %s may be kept as “%s”', async (_, path, kept) => {
  expect((await ask(nginx.origin, path)).headers.get('cache-control')).toEqual([kept])
})

test('other sites may show share images, and nothing else', async () => {
  expect((await ask(nginx.origin, shareImage)).headers.get('cross-origin-resource-policy')).toEqual(['cross-origin'])
  expect((await ask(nginx.origin, script)).headers.get('cross-origin-resource-policy')).toEqual(['same-origin'])
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/page-data/app-data.json', 'application/json; charset=utf-8'],
  [script, 'application/javascript; charset=utf-8'],
  [first(built(/\.woff2$/, '/static/')), 'font/woff2'],
])('%s is %s', async (path, type) => {
  expect((await ask(nginx.origin, path)).headers.get('content-type')).toEqual([type])
})

test('a visitor without TLS is sent to the same address with it, and is not told of HSTS', async () => {
  const { status, headers } = await ask(nginx.plainOrigin, '/about?from=mail')
  expect([status, headers.get('location')]).toEqual([301, ['https://127.0.0.1/about?from=mail']])
  expect(headers.has('strict-transport-security')).toBe(false)
})

test.each(['/services/old', '/services/old/'])('%s, which has moved, leads to its new address', async (path) => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(root, '_headers.conf'), nginxHeaders(securityHeaders("default-src 'none'")))
  writeFileSync(join(root, '_redirects.conf'), nginxRedirects([{ from: '/services/old', to: '/about/team#ana' }]))
  const site = await startNginx(root)
  try {
    const { status, headers } = await ask(site.origin, path)
    expect([status, headers.get('location')]).toEqual([301, ['/about/team#ana']])
  } finally {
    await site.stop()
    rmSync(root, { recursive: true })
  }
})

test('what is no HTTP at all is refused with every security header', async () => {
  const { hostname, port } = new URL(nginx.origin)
  const text = await new Promise<string>((done, fail) => {
    let said = ''
    connect(Number(port), hostname)
      .once('error', fail)
      .on('data', (chunk) => (said += chunk.toString()))
      .on('close', () => {
        done(said)
      })
      .end('nonsense\r\n\r\n')
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  for (const [name] of expected) expect(text).toContain(`\r\n${name}: `)
})
