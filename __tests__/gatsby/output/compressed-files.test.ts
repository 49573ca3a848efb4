/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { compressEarly, compressFiles } from '../../../gatsby/output/compressed-files'

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

test('a version that is newer than its original is kept', async () => {
  write('index.html', TEXT)
  write('index.html.br', 'earlier version')
  utimesSync(join(folder, 'index.html'), 0, 0)
  await compressFiles(folder)
  expect(read('index.html.br').toString()).toBe('earlier version')
})

test('a version that is older than its original is replaced', async () => {
  write('index.html.br', brotliCompressSync('<p>Before</p>'))
  utimesSync(join(folder, 'index.html.br'), 0, 0)
  write('index.html', TEXT)
  await compressFiles(folder)
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(TEXT)
})

test('a file that could not be compressed early is compressed at the end', async () => {
  compressEarly(join(folder, 'map.svg'))
  await setImmediate()
  write('map.svg', TEXT)
  await compressFiles(folder)
  expect(brotliDecompressSync(read('map.svg.br')).toString()).toBe(TEXT)
})

test('the compressed versions of a deleted file are removed, but an archive is kept', async () => {
  write('services/old/index.html.br', 'old')
  write('services/old/index.html.gz', 'old')
  write('static/forms.tar.gz', 'forms')
  await compressFiles(folder)
  expect([has('services/old/index.html.br'), has('services/old/index.html.gz')]).toEqual([false, false])
  expect(has('static/forms.tar.gz')).toBe(true)
})
