// The pages of the latest build, and what they load. Sizes are those of files compressed with Brotli.
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { hashSource } from '../../gatsby/output/hash-source'
import { readSettings } from '../../gatsby/sources/settings'
import { brotli } from '../../tools/browser/serve-site'
import { pagePathOf } from '../../tools/preview-report/built-pages'
import { menuPath, menuService, pageTypes, UNKNOWN_PATH } from '../browser/content'
import { BUDGETS, documentFault } from './budgets'
import { builtFile, FILES, HTML_FILES, pageDataPath, readText, site } from './built-site'

const startScript = (html: string) => /<script data-page="[^"]*">([^]*?)<\/script>/.exec(html)?.[1] ?? ''

const globalStyles = readText(builtFile(/^styles\..*\.css$/))

describe.each(HTML_FILES)('%s', (file) => {
  const html = readText(file)

  test('fits in ten packets, apart from what long content adds', () => {
    expect(documentFault(html)).toBe('')
  })

  test('has one inline script in its head, and loads no script in modern browsers', () => {
    const tags = html.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes('application/ld+json'))
    expect(tags).toEqual([
      expect.stringMatching(/^<script nomodule defer src="\/app-[0-9a-f]{20}\.js" integrity="sha256-[^"]{44}">$/),
      expect.stringMatching(/^<script data-page="[^"]*">$/),
    ])
    expect(html).toMatch(/<script data-page="[^"]*">[^]+<\/script><\/head>/)
    expect(html).not.toMatch(/<link[^>]*(?:as="script"|rel="modulepreload")/)
  })

  test('has an inline script within its budget, without the hash of the build', () => {
    const script = startScript(html)
    // Compressed, hashes of the same length differ by up to 40 bytes.
    const withoutHash = script.replace(/"[0-9a-f]{20}"/, '""')
    expect(withoutHash).not.toBe(script)
    expect(brotli(Buffer.from(withoutHash)).length).toBeLessThanOrEqual(BUDGETS.startScript)
  })

  test('has what only a form needs in its inline script only if it has a form', () => {
    expect(startScript(html).includes('requestSubmit')).toBe(/<form\b/.test(html))
  })

  test('has no style attribute, because the policy blocks it', () => {
    expect(html).not.toMatch(/<[a-z][^<>]* style=/)
  })

  test('preloads two fonts with a combined 27 kB at most', () => {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, path = '']) => path)
    expect(fonts).toHaveLength(2)
    expect(site.totalBytes(fonts)).toBeLessThanOrEqual(BUDGETS.fonts)
  })

  test('has its custom media queries resolved, and requests the styles for print only when a script enables them', () => {
    expect(html).toMatch(/@media[^{]*\(width ?>= ?\d+em\)\s*\{\s*:root/)
    expect(html).not.toMatch(/@media[^{]*\(--/)
    expect(html.match(/<link\b[^>]*\bmedia="print"[^>]*>/g)).toEqual([expect.stringMatching(/ disabled(?=[ =/>])/)])
  })
})

test('pages of one type have the same styles, for which the policy has one hash', () => {
  const pages = HTML_FILES.map((file) => ({
    type: site.loadedBy(pagePathOf(file.slice(1))).scripts.at(-1),
    styles: /<style data-page-styles="">([^]*?)<\/style>/.exec(readText(file))?.[1] ?? '',
  }))
  const types = new Set(pages.map(({ type }) => type))
  const styles = new Set(pages.map((page) => page.styles))
  expect(styles.size).toBe(types.size)
  const [, allowed = ''] = /style-src 'self' ([^;]*);/.exec(readText('_headers')) ?? []
  const expected = [...styles, globalStyles, ''].map((css) => `'${hashSource(css)}'`)
  expect(allowed.split(' ').sort()).toEqual(expected.sort())
})

test('the policy has the hashes of the inline scripts: that of pages with a form, and that of all others', () => {
  const scripts = new Set(HTML_FILES.map((file) => startScript(readText(file))))
  expect(scripts.size).toBe(2)
  const [, allowed = ''] = /script-src 'self' ([^;]*);/.exec(readText('_headers')) ?? []
  expect(allowed.split(' ').sort()).toEqual([...scripts].map((script) => `'${hashSource(script)}'`).sort())
})

const isMeasured = readSettings(CONTENT_FOLDER).analytics !== undefined
const senders = site.chunks().analytics ?? []
/** The scripts that contain react-hot-toast, recognized by a name that no minifier changes. */
const toasts = FILES.filter((file) => /^[^/]+\.js$/.test(file) && readText(`/${file}`).includes('pausedAt'))

describe.each(pageTypes.filter((path) => path !== UNKNOWN_PATH))('the app on %s', (page) => {
  const { scripts } = site.loadedBy(page)

  test('starts within the budget of all scripts, with the one in the page', () => {
    const inPage = brotli(Buffer.from(startScript(readText(`${page.replace(/\/$/, '')}/index.html`)))).length
    expect(site.totalBytes(scripts) + inPage).toBeLessThanOrEqual(BUDGETS.scripts)
  })

  test('starts without the scripts of toasts and analytics', () => {
    expect(toasts).not.toEqual([])
    const later = [...senders, ...toasts.map((name) => `/${name}`)]
    expect(scripts.filter((script) => later.includes(script))).toEqual([])
  })

  test('checks for an opt-out signal only if visits are measured', () => {
    expect(scripts.some((script) => readText(script).includes('globalPrivacyControl'))).toBe(isMeasured)
  })
})

test('the site has a script that sends events only if visits are measured', () => {
  expect(senders).toHaveLength(isMeasured ? 1 : 0)
})

test('a navigation from the home page to a service loads at most 12 kB in addition to images', () => {
  const to = menuPath(menuService)
  const present = Object.values(site.loadedBy('/')).flat()
  const needed = Object.values(site.loadedBy(to)).flat()
  const loaded = [pageDataPath(to), ...needed.filter((path) => !present.includes(path))]
  expect(site.totalBytes(loaded)).toBeLessThanOrEqual(BUDGETS.navigation)
})

test('every page except the thank-you page can be indexed', () => {
  expect(HTML_FILES.filter((file) => readText(file).includes('name="robots"'))).toEqual([`${THANKS_PATH}/index.html`])
  for (const file of ['_headers', '_headers.conf', '_headers.caddy'])
    expect(readText(file)).not.toContain('X-Robots-Tag')
})

test('no page, script, style, or data has a part of the preview banner', () => {
  // The editor has a field for the banner's text.
  const files = FILES.filter((name) => /\.(?:html|js|css|json)$/.test(name) && !/^(?:static\/)?admin\//.test(name))
  const parts = /id="preview"|data-preview|#preview\b|"preview":/
  expect(files.filter((file) => parts.test(readText(file)))).toEqual([])
})
