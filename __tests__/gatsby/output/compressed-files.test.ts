/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { compressFiles } from '../../../gatsby/output/compressed-files'
import { pick, seededRandom } from '../../../src/illustrations/random'

const TEXT = '<p>A page that repeats the same text again and again.</p>\n'.repeat(100)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const read = (path: string) => readFileSync(join(folder, path))
const has = (path: string) => existsSync(join(folder, path))

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test.each([
  'about/index.html',
  'app-0123.js',
  'styles.0123.css',
  'page-data/about/page-data.json',
  'icon.svg',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
])('%s gets a Brotli and a gzip version', async (path) => {
  write(path, TEXT)
  await compressFiles(folder)
  expect(brotliDecompressSync(read(`${path}.br`)).toString()).toBe(TEXT)
  expect(gunzipSync(read(`${path}.gz`)).toString()).toBe(TEXT)
})

const VOCABULARY =
  'plan client advisor the of and practice review year tax meeting household figure consultation'.split(' ')
/** A text that does not repeat, with different results at different levels. */
const words = (count: number) => {
  const draw = seededRandom('text')
  return Array.from({ length: count }, () => `${pick(draw, VOCABULARY)} ${Math.round(999 * draw())}`).join(' ')
}
const atLevel = (text: string, level: number) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  })

test('files are compressed at the maximum level', async () => {
  write('app.js', words(1000))
  await compressFiles(folder)
  expect(read('app.js.br')).toEqual(atLevel(words(1000), 11))
  expect(read('app.js.gz')).toEqual(gzipSync(words(1000), { level: 9 }))
})

test('scripts of the editor are compressed at a level that takes less time', async () => {
  write('static/admin/start.js', words(1000))
  await compressFiles(folder)
  expect(read('static/admin/start.js.br').equals(atLevel(words(1000), 9))).toBe(true)
})

test('a page that fits in the first round trip is compressed at a faster level', async () => {
  expect(atLevel(words(1000), 10)).not.toEqual(atLevel(words(1000), 11))
  write('index.html', words(1000))
  await compressFiles(folder)
  expect(read('index.html.br')).toEqual(atLevel(words(1000), 10))
})

test('a page that does not fit in the first round trip is compressed at the maximum level', async () => {
  write('index.html', words(10_000))
  await compressFiles(folder)
  expect(atLevel(words(10_000), 10).length).toBeGreaterThan(14_000)
  expect(read('index.html.br')).toEqual(atLevel(words(10_000), 11))
})

test.each(['static/hill.avif', 'static/face.woff2', '_headers', '_headers.conf'])(
  '%s is not compressed',
  async (path) => {
    write(path, TEXT)
    await compressFiles(folder)
    expect([has(`${path}.br`), has(`${path}.gz`)]).toEqual([false, false])
  },
)

test('a file whose compressed version would not be smaller is not compressed', async () => {
  write('small.json.gz', gzipSync('{ "it": "used to be longer" }'))
  write('small.json', '{}')
  await compressFiles(folder)
  expect([has('small.json.br'), has('small.json.gz')]).toEqual([false, false])
})

test('a file is not compressed again if its content is unchanged', async () => {
  const earlier = {
    br: brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    gz: gzipSync(TEXT, { level: 1 }),
  }
  write('index.html', TEXT)
  write('index.html.br', earlier.br)
  write('index.html.gz', earlier.gz)
  await compressFiles(folder)
  expect(read('index.html.br')).toEqual(earlier.br)
  expect(read('index.html.gz')).toEqual(earlier.gz)
})

test.each([
  ['holds the earlier content of the file', brotliCompressSync('<p>Before</p>')],
  ['is incomplete', brotliCompressSync(TEXT).subarray(0, 10)],
])('a compressed file that %s is replaced', async (_, earlier) => {
  write('index.html.br', earlier)
  write('index.html', TEXT)
  await compressFiles(folder)
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(TEXT)
})

test('what an interrupted build left of a compressed file is removed', async () => {
  write('index.html', TEXT)
  write('index.html.br.new', 'incomplete')
  write('static/notes.new', 'A file of the site')
  await compressFiles(folder)
  expect([has('index.html.br.new'), has('static/notes.new')]).toEqual([false, true])
})

test('the compressed versions of a deleted file are removed, but an archive is kept', async () => {
  write('services/old/index.html.br', 'old')
  write('services/old/index.html.gz', 'old')
  write('static/forms.tar.gz', 'forms')
  await compressFiles(folder)
  expect([has('services/old/index.html.br'), has('services/old/index.html.gz')]).toEqual([false, false])
  expect(has('static/forms.tar.gz')).toBe(true)
})
