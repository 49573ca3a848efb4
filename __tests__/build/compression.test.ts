/** @jest-environment node */
// How self-hosted servers serve the compressed files of the built site.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { canonicalServicePath, menuService } from '../browser/content'
import { builtFile, HTML_FILES } from './built-site'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'
import { sendRequest } from './send-request'
import type { SiteServer } from './server-process'

const script = builtFile(/^app-.*\.js$/)

/** The encodings that browsers accept, and how to decode the response. */
const BROWSERS = [
  { accepted: 'gzip, deflate, br, zstd', encoding: ['br'], decompress: brotliDecompressSync },
  { accepted: 'gzip, deflate', encoding: ['gzip'], decompress: gunzipSync },
  { accepted: 'br;q=0, gzip', encoding: ['gzip'], decompress: gunzipSync },
  { accepted: 'identity', encoding: undefined, decompress: (bytes: Buffer) => bytes },
]

const FILES = [
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  [canonicalServicePath(menuService), `${canonicalServicePath(menuService).slice(1)}/index.html`],
  ['/page-data/about/page-data.json', 'page-data/about/page-data.json'],
  ['/icon.svg', 'icon.svg'],
  ['/sitemap.xml', 'sitemap.xml'],
  [script, script],
] as const

test('every page is precompressed', () => {
  for (const file of HTML_FILES.filter((name) => readFileSync(`public${name}`).length > 1000)) {
    const html = readFileSync(`public${file}`)
    expect(brotliDecompressSync(readFileSync(`public${file}.br`)).equals(html)).toBe(true)
    expect(gunzipSync(readFileSync(`public${file}.gz`)).equals(html)).toBe(true)
  }
})

describe.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])('$name', ({ start }) => {
  let host: SiteServer
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host.stop())

  test.each(BROWSERS)(
    'a client that accepts “$accepted” gets each file in that encoding',
    async ({ accepted, encoding, decompress }) => {
      for (const [path, file] of FILES) {
        const { status, headers, bytes } = await sendRequest(host.origin, path, {
          headers: { 'Accept-Encoding': accepted },
        })
        expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, encoding])
        expect([path, headers.get('vary')]).toEqual([path, ['Accept-Encoding']])
        expect(decompress(bytes).equals(readFileSync(`public/${file}`))).toBe(true)
      }
    },
  )

  test.each(BROWSERS)('a client that accepts “$accepted” gets the 404 page in that encoding', async (browser) => {
    const { accepted, encoding, decompress } = browser
    const { status, headers, bytes } = await sendRequest(host.origin, '/nothing', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect([status, headers.get('content-encoding')]).toEqual([404, encoding])
    expect(decompress(bytes).equals(readFileSync('public/404.html'))).toBe(true)
  })

  test.each(BROWSERS)('a file cached by a browser that accepts “$accepted” is not sent again', async ({ accepted }) => {
    for (const path of ['/about', '/page-data/about/page-data.json', script]) {
      const { headers } = await sendRequest(host.origin, path, { headers: { 'Accept-Encoding': accepted } })
      const cached = { 'Accept-Encoding': accepted, 'If-None-Match': headers.get('etag')?.join() ?? '' }
      const again = await sendRequest(host.origin, path, { headers: cached })
      expect([path, again.status, again.bytes.length]).toEqual([path, 304, 0])
      expect(again.headers.get('cache-control')).toEqual(headers.get('cache-control'))
      expect(again.headers.has('content-security-policy')).toBe(true)
    }
  })

  test('each encoding of a page has its own ETag, so that caches can distinguish them', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => {
        const { headers } = await sendRequest(host.origin, '/about', { headers: { 'Accept-Encoding': accepted } })
        return headers.get('etag')?.join()
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('images and fonts are sent without further compression', async () => {
    for (const path of [builtFile(/\.woff2$/, '/static/'), '/icon-512.png', builtFile(/^share-.*\.jpg$/, '/static/')]) {
      const { status, headers } = await sendRequest(host.origin, path, { headers: { 'Accept-Encoding': 'gzip, br' } })
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, undefined])
    }
  })

  test.each(['/index.html.br', '/about/index.html.gz', `${script}.br`])('%s is not an address', async (path) => {
    expect((await sendRequest(host.origin, path)).status).toBe(404)
  })
})
