// The files of the latest build. A host publishes all of them.
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parseAllHeaders } from '@netlify/headers-parser'
import { BUILT_FILES } from '../../content-model/routes/files'
import { originalOf } from '../../gatsby/output/compressed-files'
import { pagePathOf, readRedirects } from '../../tools/preview-report/built-pages'
import { builtFile, FILES, HTML_FILES, pageDataPath, readText, site } from './built-site'

/** Every kind of file that visitors or hosts need, apart from `BUILT_FILES`. Text files also exist in compressed form. */
const KINDS = [
  /^(?:(?!404\/)[\w-]+\/)*index\.html$/,
  /^404\.html$/,
  /^page-data\/(?:[\w-]+\/)*(?:404\.html\/)?page-data\.json$/,
  /^page-data\/sq\/d\/\d+\.json$/,
  /^page-data\/app-data\.json$/,
  /^chunk-map\.json$/,
  /^[\w-]+-[0-9a-f]{20}\.js$/,
  /^app-[0-9a-f]{20}\.js\.LICENSE\.txt$/,
  /^styles\.[0-9a-f]{20}\.css$/,
  /^print\.css$/,
  /^static\/share-[0-9a-f]{8}\.jpg$/,
  /^static\/[a-z-]+-[0-9a-f]{8}\.woff2$/,
  /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[\w-]+\.(?:avif|webp)$/,
  /^static\/(?:logo|map)-[0-9a-f]{8}\.svg$/,
  /^admin\/(?:config|content|query-parts)\.json$/,
  /^static\/admin\/[0-9a-f]{20}\/(?:start|[\w.-]+-[A-Z\d]{8})\.js(?:\.LEGAL\.txt)?$/,
  /^static\/admin\/[0-9a-f]{20}\/assets\/[\w.-]+$/,
  /^_(?:headers|redirects)(?:\.conf|\.caddy)?$/,
]

test('every published file is of a known kind', () => {
  const originals = FILES.map((file) => originalOf(file) ?? file)
  const isKnown = (file: string) => BUILT_FILES.includes(`/${file}`) || KINDS.some((kind) => kind.test(file))
  expect(originals.filter((file) => !isKnown(file))).toEqual([])
})

test('every page belongs to this build or is a redirect page, and the style guide is not published', () => {
  const redirects = readRedirects('public')
  const pages = FILES.filter((file) => file.endsWith('.html') && file !== 'admin/index.html')
  const paths = pages.map((file) => (file === '404.html' ? '/404.html' : pagePathOf(file)))
  expect(paths.filter((path) => !redirects.has(path) && !existsSync(`public${pageDataPath(path)}`))).toEqual([])
  expect(paths).not.toContain('/style-guide')
})

test('Netlify’s own parser caches only files with a hash in their names for a year, and understands the rest of _headers', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ['public/_headers'],
    netlifyConfigPath: 'netlify.toml',
    configHeaders: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  const cachingOf = (path: string) =>
    headers.flatMap((rule) =>
      'forRegExp' in rule && rule.forRegExp.test(path) ? (rule.values['Cache-Control'] ?? []) : [],
    )
  for (const path of [builtFile(/^app-.*\.js$/), builtFile(/^styles\..*\.css$/), builtFile(/\.woff2$/, '/static/')])
    expect([path, cachingOf(path)]).toEqual([path, ['public, max-age=31536000, immutable']])
  for (const path of ['/', '/about', '/page-data/about/page-data.json', '/icon.svg', '/sitemap.xml'])
    expect([path, cachingOf(path)]).toEqual([path, []])
})

describe('the editor', () => {
  const files = FILES.filter((file) => /^static\/admin\/(?!.*\.(?:br|gz)$)/.test(file))
  const scripts = files.filter((file) => /^static\/admin\/[^/]+\/[^/]+\.js$/.test(file))
  const compressed = (file: string) => gzipSync(site.read(file), { level: 9 }).length

  /** Collects the files that a script loads before it runs. */
  function loadedWith(file: string, found: Set<string>): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    for (const [, other = ''] of readText(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      loadedWith(file.replace(/[^/]+$/, other), found)
    return found
  }

  test('has at most 1 MB of compressed script, and 10 MB on disk without compressed copies', () => {
    const start = scripts.filter((file) => /\/start(?:-cms-[A-Z\d]{8})?\.js$/.test(file))
    expect(start).toHaveLength(2)
    const loaded = start.reduce((found, file) => loadedWith(file, found), new Set<string>())
    expect([...loaded].reduce((sum, file) => sum + compressed(file), 0)).toBeLessThan(1_000_000)
    expect(files.reduce((sum, file) => sum + site.read(file).length, 0)).toBeLessThan(10_000_000)
  })

  test('loads less than 1 kB of script without a repository', () => {
    const [, file = ''] = /src="(\/static\/admin\/[^"]+)"/.exec(readText('admin/index.html')) ?? []
    expect(compressed(file)).toBeLessThan(1000)
  })

  test('is not mentioned by other pages and the sitemap', () => {
    const link = /(?:href|src|action)="\/admin(?:[/?#][^"]*)?"/
    expect(HTML_FILES.filter((file) => link.test(readText(file)))).toEqual([])
    expect(readText('sitemap.xml')).not.toMatch(/\/admin\/?<\/loc>/)
  })

  test('has its fonts on the site, and contacts no font service and no status page', () => {
    const code = scripts.map(readText).join('\n')
    const fonts = [...code.matchAll(/\/(static\/admin\/\w+\/assets\/[\w.-]+\.woff2)/g)].map(([, path = '']) => path)
    expect(fonts.length).toBeGreaterThanOrEqual(3)
    expect(fonts.filter((path) => !FILES.includes(path))).toEqual([])
    expect(code).not.toMatch(
      /cdn\.jsdelivr\.net\/fontsource\/fonts\/|www\.githubstatus\.com\/api\/|status-api\.hostedstatus\.com/,
    )
  })
})
