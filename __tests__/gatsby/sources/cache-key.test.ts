/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCacheKey } from '../../../gatsby/sources/cache-key'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-key-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/gatsby-node.ts'), "import { draw } from './draw'\nconsole.log(draw())\n")
  writeFileSync(join(folder, 'site/draw.ts'), 'export const draw = () => 1\n')
  mkdirSync(join(folder, 'site/admin'))
  writeFileSync(join(folder, 'site/admin/start.ts'), 'export const start = () => 1\n')
  writeFileSync(join(folder, 'site/package-lock.json'), '{}')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function keyOf(site: string): string {
  writeCacheKey(join(folder, site))
  return readFileSync(join(folder, site, 'gatsby-cache-key'), 'utf8')
}

test('the key stays the same while nothing changes', () => {
  expect(keyOf('site')).toBe(keyOf('site'))
})

test('a change in a module that gatsby-node.ts imports changes the key', () => {
  const before = keyOf('site')
  writeFileSync(join(folder, 'site/draw.ts'), 'export const draw = () => 2\n')
  expect(keyOf('site')).not.toBe(before)
})

test('a change in the code of the editor changes the key', () => {
  const before = keyOf('site')
  writeFileSync(join(folder, 'site/admin/start.ts'), 'export const start = () => 2\n')
  expect(keyOf('site')).not.toBe(before)
})

test('a change of the brand changes the key', () => {
  const before = keyOf('site')
  mkdirSync(join(folder, 'site/content'))
  writeFileSync(join(folder, 'site/content/brand.yml'), 'corners: 3')
  expect(keyOf('site')).not.toBe(before)
})

test('a copy in another folder has another key', () => {
  cpSync(join(folder, 'site'), join(folder, 'copy'), { recursive: true })
  expect(keyOf('copy')).not.toBe(keyOf('site'))
})
