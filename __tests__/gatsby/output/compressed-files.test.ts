/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { compressFiles } from '../../../gatsby/output/compressed-files'

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

test('files are compressed at the maximum level', async () => {
  write('index.html', TEXT)
  await compressFiles(folder)
  expect(read('index.html.br').length).toBeLessThanOrEqual(brotliCompressSync(TEXT).length)
  expect(read('index.html.gz')).toEqual(gzipSync(TEXT, { level: 9 }))
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
