/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuiltApp, writeChunkMap } from '../../../gatsby/output/built-app'

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
