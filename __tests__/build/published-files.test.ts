// The built site contains only files that visitors or hosts need, because a host publishes all of them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { originalOf } from '../../gatsby/output/compressed-files'
import { pagePathOf, readRedirects } from '../../tools/preview-report/built-pages'
import { pageDataPath } from './site-files'

/** Every kind of published file, by path, and its purpose. Text files also exist in compressed form. */
const KINDS: readonly [pattern: RegExp, purpose: string][] = [
  [/^(?:(?!404\/)[\w-]+\/)*index\.html$/, 'a page or a redirect page'],
  [/^404\.html$/, 'the 404 page'],
  [/^page-data\/(?:[\w-]+\/)*(?:404\.html\/)?page-data\.json$/, 'the data of a page for the app'],
  [/^page-data\/sq\/d\/\d+\.json$/, 'data that several pages share'],
  [/^page-data\/app-data\.json$/, 'the build that a page’s data belongs to'],
  [/^chunk-map\.json$/, 'the names of scripts to prefetch'],
  [/^[\w-]+-[0-9a-f]{20}\.js$/, 'a script'],
  [/^app-[0-9a-f]{20}\.js\.LICENSE\.txt$/, 'the licenses of the code in a script'],
  [/^styles\.[0-9a-f]{20}\.css$/, 'the styles of all pages'],
  [/^print\.css$/, 'the styles of printed pages'],
  [/^static\/share-[0-9a-f]{32}\.jpg$/, 'a share image'],
  [/^static\/[a-z-]+-[0-9a-f]{20}\.woff2$/, 'a font'],
  [/^(?:favicon\.ico|icon\.svg|icon-(?:192|512|maskable)\.png|apple-touch-icon\.png)$/, 'an icon'],
  [/^(?:manifest\.webmanifest|robots\.txt|sitemap\.xml)$/, 'a file for devices and search engines'],
  [/^admin\/(?:config|content)\.json$/, 'the configuration of the editor, and the entries that it can link to'],
  [/^static\/admin\/[\w.-]+-[A-Z\d]{8}\.js(?:\.LEGAL\.txt)?$/, 'a script of the editor, or its licenses'],
  [/^static\/admin\/assets\/[\w.-]+$/, 'a font, an icon, or a script that the editor loads on demand'],
  [/^_(?:headers|redirects)(?:\.conf|\.caddy)?$/, 'the headers or redirects, for a host'],
]

/** Files that a site may also have none of: photographs in one of their widths, drawings, and the firm's logo. */
const CHOSEN = [
  /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[\w-]+\.(?:avif|webp)$/,
  /^static\/(?:map|thumbnail|terrain)-[0-9a-f]{32}\.svg$/,
  /^static\/logo-[0-9a-f]{32}\.svg$/,
]

const FILES = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice('public/'.length))

const isKnown = (file: string) =>
  [...CHOSEN, ...KINDS.map(([pattern]) => pattern)].some((pattern) => pattern.test(originalOf(file) ?? file))

test('every published file is a known kind of file', () => {
  expect(FILES.filter((file) => !isKnown(file))).toEqual([])
})

test.each(KINDS)('%s matches a published file: %s', (pattern) => {
  expect(FILES.some((file) => pattern.test(file))).toBe(true)
})

test('every page belongs to this build or is a redirect page', () => {
  const redirects = readRedirects('public')
  const pages = FILES.filter((file) => file.endsWith('.html') && file !== 'admin/index.html')
  const paths = pages.map((file) => (file === '404.html' ? '/404.html' : pagePathOf(file)))
  expect(paths.filter((path) => !redirects.has(path) && !existsSync(join('public', pageDataPath(path))))).toEqual([])
})
