/** @jest-environment node */
// That the built site has no file but those that visitors or hosts ask for: a host publishes all of them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataOf } from '../../tools/preview-report/built-site'
import { pathOf, readRedirects } from '../../tools/preview-report/built-pages'
import { originalOf } from '../../gatsby/output/compressed-files'
import { HTML_FILES } from './built-site'

/** Every kind of file that is published, by its path, and what it is for. Text files also exist compressed. */
const KINDS: readonly [pattern: RegExp, purpose: string][] = [
  [/^(?:(?!404\/)[\w-]+\/)*index\.html$/, 'a page, or the page of a redirect'],
  [/^404\.html$/, 'the page for unknown addresses'],
  [/^page-data\/(?:[\w-]+\/)*(?:404\.html\/)?page-data\.json$/, 'what the app shows of a page'],
  [/^page-data\/sq\/d\/\d+\.json$/, 'data that several pages share'],
  [/^page-data\/app-data\.json$/, 'the build that a page’s data belongs to'],
  [/^chunk-map\.json$/, 'the names of scripts to prefetch'],
  [/^[\w-]+-[0-9a-f]{20}\.js$/, 'a script'],
  [/^app-[0-9a-f]{20}\.js\.LICENSE\.txt$/, 'the licenses of what is in a script'],
  [/^styles\.[0-9a-f]{20}\.css$/, 'the styles of all pages'],
  [/^static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[\w-]+\.(?:avif|webp)$/, 'a picture in one of its widths'],
  [/^static\/share-[0-9a-f]{32}\.jpg$/, 'a share image'],
  [/^static\/[a-z-]+-[0-9a-f]{32}\.woff2$/, 'a font'],
  [/^(?:favicon\.ico|icon\.svg|icon-(?:192|512|maskable)\.png|apple-touch-icon\.png)$/, 'an icon'],
  [/^(?:manifest\.webmanifest|robots\.txt|sitemap\.xml)$/, 'a file for devices and search engines'],
  [/^_(?:headers|redirects)(?:\.conf|\.caddy)?$/, 'the headers or redirects, for a host'],
]

const FILES = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice('public/'.length))

const isKnown = (file: string) => KINDS.some(([pattern]) => pattern.test(originalOf(file) ?? file))

test('every published file is of a known kind', () => {
  expect(FILES.filter((file) => !isKnown(file))).toEqual([])
})

test.each(KINDS)('%s matches a published file: %s', (pattern) => {
  expect(FILES.some((file) => pattern.test(file))).toBe(true)
})

test('every page is one of this build or the page of a redirect', () => {
  const redirects = readRedirects('public')
  const paths = HTML_FILES.map((file) => (file === '/404.html' ? file : pathOf(file.slice(1))))
  expect(paths.filter((path) => !redirects.has(path) && !existsSync(join('public', dataOf(path))))).toEqual([])
})

test.each([
  'webpack.stats.json',
  'webpack.stats.json.gz',
  'app-0123456789abcdef0123.js.map',
  '~partytown/partytown.js',
  '_gatsby/slices/_gatsby-scripts-1.html',
  '404/index.html',
  'page-data/404/index.html',
  'render-page.js',
  'index.html.bak',
  'site.yml',
  '.env',
  'static/notes.txt',
])('%s would be noticed', (file) => {
  expect(isKnown(file)).toBe(false)
})
