// How self-hosted servers serve the compressed files of the built site.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builtFile } from '../build/built-site'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'
import { sendRequest } from '../build/send-request'
import type { SiteServer } from '../build/server-process'

const script = builtFile(/^app-.*\.js$/)

/** The encodings that browsers accept, and how to decode the response. */
const BROWSERS = [
  { accepted: 'gzip, deflate, br, zstd', encoding: ['br'], decompress: brotliDecompressSync },
  { accepted: 'gzip, deflate', encoding: ['gzip'], decompress: gunzipSync },
  { accepted: 'br;q=0, gzip', encoding: ['gzip'], decompress: gunzipSync },
  { accepted: 'identity', encoding: undefined, decompress: (bytes: Buffer) => bytes },
]

const FILES = [
  ['/', 'index.html', 200],
  ['/about', 'about/index.html', 200],
  ['/nothing', '404.html', 404],
  ['/page-data/about/page-data.json', 'page-data/about/page-data.json', 200],
  ['/icon.svg', 'icon.svg', 200],
  [script, script, 200],
] as const

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
      for (const [path, file, expected] of FILES) {
        const { status, headers, bytes } = await sendRequest(host.origin, path, {
          headers: { 'Accept-Encoding': accepted },
        })
        expect([path, status, headers.get('content-encoding')]).toEqual([path, expected, encoding])
        expect([path, headers.get('vary')]).toEqual([path, ['Accept-Encoding']])
        expect(decompress(bytes).equals(readFileSync(`public/${file}`))).toBe(true)
      }
    },
  )

  test.each(BROWSERS)('a file cached by a browser that accepts “$accepted” is not sent again', async ({ accepted }) => {
    for (const path of ['/about', script]) {
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
})
