/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleAdmin, publishBundle } from '../../../gatsby/output/admin-bundle'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'admin-'))
  write('.cache/admin/start-AB.js', 'start()')
  write('.cache/admin/assets/font.woff2', 'font')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(path: string, content: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const published = () =>
  readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(root, 'site', path)).isFile())
    .sort()

const publish = () => {
  publishBundle(root, join(root, 'site'))
}

test('a bundle of an earlier build is used again', async () => {
  write('.cache/admin-script', 'start-AB.js')
  expect(await bundleAdmin(root)).toBe('start-AB.js')
  expect(readdirSync(join(root, '.cache/admin')).sort()).toEqual(['assets', 'start-AB.js'])
})

test('all files of the bundle are on the site', () => {
  publish()
  expect(published()).toEqual(['assets/font.woff2', 'start-AB.js'])
})

test('files that are already on the site are not written again, and files that are incomplete are', () => {
  publish()
  const written = new Date('2026-01-01')
  utimesSync(join(root, 'site/start-AB.js'), written, written)
  write('site/assets/font.woff2', 'fo')
  publish()
  expect(statSync(join(root, 'site/start-AB.js')).mtime).toEqual(written)
  expect(readFileSync(join(root, 'site/assets/font.woff2'), 'utf8')).toBe('font')
})
