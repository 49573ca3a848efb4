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

test('the scripts and the styles of every page are found', () => {
  writeStats({ app: ['styles.01.css', 'app-01.js'] })
  expect(readBuiltApp(folder)).toMatchObject({ scripts: ['/app-01.js'], styles: '/styles.01.css' })
})

test('a build without styles for all pages is refused', () => {
  writeStats({ app: ['app-01.js'] })
  expect(() => readBuiltApp(folder)).toThrow('The build has no styles for all pages')
})

test('the chunk map names every script of a page, also one that several pages share', () => {
  writeStats({ app: ['styles.01.css', 'app-01.js'], about: ['384-01.js', 'about-01.js'], contact: ['384-01.js'] })
  writeChunkMap(folder, readBuiltApp(folder))
  expect(JSON.parse(readFileSync(join(folder, 'chunk-map.json'), 'utf8'))).toEqual({
    app: ['/app-01.js'],
    about: ['/384-01.js', '/about-01.js'],
    contact: ['/384-01.js'],
  })
})
