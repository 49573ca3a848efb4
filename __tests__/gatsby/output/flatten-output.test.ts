import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { flattenOutput } from '../../../gatsby/output/flatten-output'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flat-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Copies a built site with these files and returns the paths of the copy. */
function copied(files: readonly string[], keepFolders = false): string[] {
  for (const file of files) {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true })
    writeFileSync(join(root, 'public', file), file)
  }
  flattenOutput(join(root, 'public'), join(root, 'flat'), keepFolders)
  return readdirSync(join(root, 'flat'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'flat').length + 1))
    .sort()
}

test('each page is a single file without its own folder', () => {
  expect(copied(['index.html', 'about/index.html', 'about/team/index.html', '404.html'])).toEqual([
    '404.html',
    'about.html',
    'about/team.html',
    'index.html',
  ])
  expect(readFileSync(join(root, 'flat/about.html'), 'utf8')).toBe('about/index.html')
})

test('each page is also in its own folder if folders are kept', () => {
  expect(copied(['index.html', 'about/index.html'], true)).toEqual(['about.html', 'about/index.html', 'index.html'])
})

test('the copy contains only files that visitors and the host request', () => {
  const requested = ['_headers', '_redirects', 'app-01.js', 'page-data/about/page-data.json', 'static/hill.avif']
  const others = ['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy']
  expect(copied([...requested, ...others, 'index.html.br', 'app-01.js.gz'])).toEqual(requested)
})

test('the files of an earlier copy are removed', () => {
  copied(['gone/index.html'])
  rmSync(join(root, 'public'), { recursive: true })
  expect(copied(['index.html'])).toEqual(['index.html'])
})
