/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuiltApp, writeBuildHash, writeChunkMap } from '../../../gatsby/output/built-app'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function writeStats(assetsByChunkName: Readonly<Record<string, string[]>>): void {
  writeFileSync(join(folder, 'webpack.stats.json'), JSON.stringify({ assetsByChunkName }))
}

test('the search reads the scripts and styles that every page needs', () => {
  writeStats({ app: ['styles.01.css', 'app-01.js'] })
  expect(readBuiltApp(folder)).toMatchObject({ scripts: ['/app-01.js'], styles: '/styles.01.css' })
})

test('the search rejects a build without a global style sheet', () => {
  writeStats({ app: ['app-01.js'] })
  expect(() => readBuiltApp(folder)).toThrow('The build has no global style sheet')
})

test('the chunk map lists every script of a page, including scripts that several pages share', () => {
  writeStats({ app: ['styles.01.css', 'app-01.js'], about: ['384-01.js', 'about-01.js'], contact: ['384-01.js'] })
  writeChunkMap(folder, readBuiltApp(folder))
  expect(JSON.parse(readFileSync(join(folder, 'chunk-map.json'), 'utf8'))).toEqual({
    app: ['/app-01.js'],
    about: ['/384-01.js', '/about-01.js'],
    contact: ['/384-01.js'],
  })
})

test('the hash of the build changes only with the names of its scripts and styles, and the app can read it', () => {
  mkdirSync(join(folder, 'page-data'))
  const hashOf = (app: string[]) => {
    writeStats({ app })
    return writeBuildHash(folder, readBuiltApp(folder))
  }
  const hash = hashOf(['styles.01.css', 'app-01.js'])
  expect(hash).toMatch(/^[\da-f]{20}$/)
  expect(JSON.parse(readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'))).toEqual({
    webpackCompilationHash: hash,
  })
  expect(hashOf(['styles.01.css', 'app-01.js'])).toBe(hash)
  expect(hashOf(['styles.01.css', 'app-02.js'])).not.toBe(hash)
  expect(hashOf(['styles.02.css', 'app-01.js'])).not.toBe(hash)
})
