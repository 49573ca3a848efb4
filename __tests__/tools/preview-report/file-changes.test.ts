/** @jest-environment node */
import { fileChanges } from '../../../tools/preview-report/file-changes'
import { type BuiltFolder, builtFolder } from './built-folder'

let before: BuiltFolder
let after: BuiltFolder
beforeEach(() => {
  before = builtFolder()
  after = builtFolder()
})
afterEach(() => {
  before.dispose()
  after.dispose()
})

const changes = () => fileChanges(before.folder, after.folder).map(({ name, change }) => `${name} ${change}`)

/** Writes the same file with different content on the two sides. */
function change(path: string): void {
  before.write(path, 'one')
  after.write(path, 'another')
}

test('identical sites have no changes', () => {
  expect(changes()).toEqual([])
})

test('changed, new, and removed files are reported by their paths', () => {
  change('/icon.svg')
  after.write('/new.txt', '')
  before.write('/gone/old.txt', '')
  expect(changes()).toEqual(['/gone/old.txt removed', '/icon.svg changed', '/new.txt added'])
})

test.each(['/index.html', '/about/index.html', '/404.html'])('the page %s is not reported as a file', (path) => {
  change(path)
  expect(changes()).toEqual([])
})

test.each([
  '/robots.txt.br',
  '/robots.txt.gz',
  `/page-${'a1'.repeat(10)}.js`,
  '/static/map-1.svg',
  '/admin/content.json',
  '/page-data/about/page-data.json',
])('the file %s, which follows from others or is only for editors, is not reported', (path) => {
  change(path)
  expect(changes()).toEqual([])
})

describe('the content security policy in _headers', () => {
  const policy = (script: string, style: string) =>
    `/*\n  Content-Security-Policy: script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-A=' 'sha256-${style}'; img-src 'self'\n`

  test('is not reported for other styles, which follow from the pages', () => {
    before.write('/_headers', policy('S=', 'B='))
    after.write('/_headers', policy('S=', 'C='))
    expect(changes()).toEqual([])
  })

  test('is reported for styles from another source', () => {
    before.write('/_headers', policy('S=', 'B='))
    after.write('/_headers', policy('S=', "B=' 'unsafe-inline"))
    expect(changes()).toEqual(['/_headers changed'])
  })

  test('is reported for another script', () => {
    before.write('/_headers', policy('S=', 'B='))
    after.write('/_headers', policy('T=', 'B='))
    expect(changes()).toEqual(['/_headers changed'])
  })
})

test('changed scripts are reported as one file, because their names contain hashes', () => {
  change('/chunk-map.json')
  change(`/app-${'a1'.repeat(10)}.js`)
  expect(changes()).toEqual(['Scripts changed'])
})
