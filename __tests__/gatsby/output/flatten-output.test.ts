/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyFlat } from '../../../gatsby/output/flatten-output'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flat-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** The paths of the copy of a built site that has these files. */
function copied(files: readonly string[], keepFolders = false): string[] {
  for (const file of files) {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true })
    writeFileSync(join(root, 'public', file), file)
  }
  copyFlat(join(root, 'public'), join(root, 'flat'), keepFolders)
  return readdirSync(join(root, 'flat'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'flat').length + 1))
    .sort()
}

test('each page is one file without a folder of its own', () => {
  expect(copied(['index.html', 'about/index.html', 'about/team/index.html', '404.html'])).toEqual([
    '404.html',
    'about.html',
    'about/team.html',
    'index.html',
  ])
  expect(readFileSync(join(root, 'flat/about.html'), 'utf8')).toBe('about/index.html')
})

test('for hosts that need it, each page is in its folder too', () => {
  expect(copied(['index.html', 'about/index.html'], true)).toEqual(['about.html', 'about/index.html', 'index.html'])
})

test('all that visitors and the host ask for is there, and nothing else', () => {
  const asked = ['_headers', '_redirects', 'app-01.js', 'page-data/about/page-data.json', 'static/hill.avif']
  const others = ['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy']
  expect(copied([...asked, ...others, 'index.html.br', 'app-01.js.gz'])).toEqual(asked)
})

test('nothing of an earlier copy stays', () => {
  copied(['gone/index.html'])
  rmSync(join(root, 'public'), { recursive: true })
  expect(copied(['index.html'])).toEqual(['index.html'])
})
