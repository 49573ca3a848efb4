import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeApp } from '../../../gatsby/output/built-app'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(folder, 'page-data'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Completes the app of a build with these assets. */
function complete(assetsByChunkName: Readonly<Record<string, string[]>>) {
  writeFileSync(join(folder, 'webpack.stats.json'), JSON.stringify({ assetsByChunkName }))
  return completeApp(folder)
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

test('every page needs the scripts and the styles of the app', () => {
  expect(complete({ app: ['styles.01.css', 'app-01.js'] })).toMatchObject({
    scripts: ['/app-01.js'],
    styles: '/styles.01.css',
  })
})

test('a build without a global style sheet is rejected', () => {
  expect(() => complete({ app: ['app-01.js'] })).toThrow('The build has no global style sheet')
})

test('the chunk map lists every script of a page, including scripts that several pages share', () => {
  complete({ app: ['styles.01.css', 'app-01.js'], about: ['384-01.js', 'about-01.js'], contact: ['384-01.js'] })
  expect(read('chunk-map.json')).toEqual({
    app: ['/app-01.js'],
    about: ['/384-01.js', '/about-01.js'],
    contact: ['/384-01.js'],
  })
})

test('the hash of the build changes only with the names of its scripts and styles, and the app can read it', () => {
  const { hash } = complete({ app: ['styles.01.css', 'app-01.js'] })
  expect(read('page-data/app-data.json')).toEqual({ webpackCompilationHash: hash })
  expect(complete({ app: ['styles.01.css', 'app-01.js'] }).hash).toBe(hash)
  expect(complete({ app: ['styles.01.css', 'app-02.js'] }).hash).not.toBe(hash)
  expect(complete({ app: ['styles.02.css', 'app-01.js'] }).hash).not.toBe(hash)
})
