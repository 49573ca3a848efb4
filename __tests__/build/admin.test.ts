// The editor at /admin, as the build leaves it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HTML_FILES } from './built-site'

const FOLDER = 'public/static/admin'
const PAGE = readFileSync('public/admin/index.html', 'utf8')
const SCRIPTS = readdirSync(FOLDER).filter((file) => file.endsWith('.js'))

/** The files that a script loads before it runs. */
function loadedWith(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(join(FOLDER, name), 'utf8')
  for (const [, other = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) loadedWith(other, found)
  return found
}

test('the editor has at most 1 MB of compressed script, and 10 MB on disk without compressed copies', () => {
  const start = SCRIPTS.filter((name) => /^start(?:-cms)?-[A-Z\d]{8}\.js$/.test(name))
  expect(start).toHaveLength(2)
  const loaded = start.reduce((found, name) => loadedWith(name, found), new Set<string>())
  const bytes = [...loaded].map((name) => gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000)
  const all = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name),
  )
  const disk = all.map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  expect(disk.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000)
})

test('without a repository, the page loads less than 1 kB of script', () => {
  const [, name = ''] = /src="\/static\/admin\/([^"]+)"/.exec(PAGE) ?? []
  expect(gzipSync(readFileSync(join(FOLDER, name))).length).toBeLessThan(1000)
})

test('no other page mentions the editor', () => {
  const link = /(?:href|src|action)="\/admin(?:[/?#][^"]*)?"/
  expect(HTML_FILES.filter((file) => link.test(readFileSync(join('public', file), 'utf8')))).toEqual([])
  expect(readFileSync('public/sitemap.xml', 'utf8')).not.toMatch(/\/admin\/?<\/loc>/)
})

test('the fonts of the editor are on the site, and it contacts no font service and no status page', () => {
  const code = SCRIPTS.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n')
  const fonts = [...code.matchAll(/\/static\/admin\/(assets\/[\w.-]+\.woff2)/g)].map(([, path = '']) => path)
  expect(fonts.length).toBeGreaterThanOrEqual(3)
  for (const path of fonts) expect(existsSync(join(FOLDER, path))).toBe(true)
  for (const host of ['cdn.jsdelivr.net/fontsource/fonts/', 'www.githubstatus.com/api/', 'status-api.hostedstatus.com'])
    expect([host, code.includes(host)]).toEqual([host, false])
})
