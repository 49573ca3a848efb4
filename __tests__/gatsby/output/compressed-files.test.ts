import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
const has = (...paths: string[]) => paths.filter((path) => existsSync(join(folder, path)))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test('text files get a Brotli and a gzip version, even if an older one exists', async () => {
  write('about/index.html.br', 'before')
  utimesSync(join(folder, 'about/index.html.br'), 0, 0)
  for (const path of ['about/index.html', 'app-0123.js', 'admin/content.json']) write(path, TEXT)
  await compressFiles(folder)
  for (const path of ['about/index.html', 'app-0123.js', 'admin/content.json']) {
    expect(brotliDecompressSync(read(`${path}.br`)).toString()).toBe(TEXT)
    expect(gunzipSync(read(`${path}.gz`)).toString()).toBe(TEXT)
  }
})

test('files in compressed formats, files for hosts, and files that would not shrink have no compressed version', async () => {
  for (const path of ['hill.avif', 'face.woff2', '_headers', '_headers.conf']) write(path, TEXT)
  write('small.json', '{}')
  write('small.json.gz', 'of a longer text')
  utimesSync(join(folder, 'small.json.gz'), 0, 0)
  await compressFiles(folder)
  const names = ['hill.avif', 'face.woff2', '_headers', '_headers.conf', 'small.json']
  expect(has(...names.flatMap((name) => [`${name}.br`, `${name}.gz`]))).toEqual([])
})

test('a version that is newer than its original is kept', async () => {
  write('index.html', TEXT)
  write('index.html.br', 'earlier version')
  utimesSync(join(folder, 'index.html'), 0, 0)
  await compressFiles(folder)
  expect(read('index.html.br').toString()).toBe('earlier version')
})

test('the compressed versions of a deleted file are removed, but an archive is kept', async () => {
  const versions = ['services/old/index.html.br', 'services/old/index.html.gz']
  for (const path of [...versions, 'static/forms.tar.gz']) write(path, 'old')
  await compressFiles(folder)
  expect(has(...versions, 'static/forms.tar.gz')).toEqual(['static/forms.tar.gz'])
})
