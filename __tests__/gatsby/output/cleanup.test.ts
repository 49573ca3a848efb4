import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { emptyBuiltSite, removeUnknownPages } from '../../../gatsby/output/cleanup'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

const kept = (...files: string[]) => files.filter((file) => existsSync(join(folder, file)))

test('an emptied site keeps only the pictures, which Gatsby does not generate again', () => {
  const picture = `static/${'0a'.repeat(16)}/b1/ada.avif`
  const others = ['index.html', 'about/index.html', 'static/share-01.jpg', 'static/admin/start.js']
  write(picture, ...others)
  emptyBuiltSite(folder)
  expect(kept(picture, ...others)).toEqual([picture])
})

test('a site that was never built gets the folder that Gatsby needs', () => {
  emptyBuiltSite(join(folder, 'public'))
  expect(existsSync(join(folder, 'public/static'))).toBe(true)
})

test.each([
  ['the previous build had redirects', '/old /about 301\n/services/former /services 301\n', []],
  ['there were none', '', ['old/index.html', 'services/former/index.html']],
])('if %s, their pages are removed', (_, list, others) => {
  write('old/index.html', 'services/former/index.html', 'about/index.html')
  writeFileSync(join(folder, '_redirects'), list)
  removeUnknownPages(folder)
  expect(kept('old/index.html', 'services/former/index.html', 'about/index.html')).toEqual([
    ...others,
    'about/index.html',
  ])
})
