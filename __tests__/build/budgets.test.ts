// The network size of the latest build, compressed with Brotli.
import { readdirSync } from 'node:fs'
import { menuPath, menuService, pageTypes, UNKNOWN_PATH } from '../browser/content'
import { BUDGETS, documentBudget } from './budgets'
import { HTML_FILES, readHtml, site } from './built-site'
import { compressedBytes, inlineStartScript, preloadedFonts } from './site-files'

/** One page of every type except the 404 page, by its path. */
const PAGES = pageTypes.filter((path) => path !== UNKNOWN_PATH)

const scriptTags = (html: string) => html.match(/<script\b[^>]*>/g) ?? []
/** The start script. It is included in the document size, and also counts as a script that the page needs to start. */
const startScript = inlineStartScript(readHtml('/index.html'))

/** The scripts that contain react-hot-toast, recognized by a name that no minifier changes. */
const scriptsOfToasts = readdirSync('public')
  .filter((file) => file.endsWith('.js') && site.read(`/${file}`).includes('pausedAt'))
  .map((file) => `/${file}`)

test.each(HTML_FILES)(
  'the document %s fits in the initial congestion window, apart from collapsed entries and long lists',
  (file) => {
    expect(site.bytesOf(file)).toBeLessThanOrEqual(documentBudget(readHtml(file)))
  },
)

test.each(HTML_FILES)(
  '%s loads no script in modern browsers and has one inline script before all visible content',
  (file) => {
    const html = readHtml(file)
    const scripts = scriptTags(html).filter((tag) => !tag.includes('application/ld+json'))
    expect(scripts).toEqual([
      expect.stringMatching(/^<script nomodule defer src="\/app-[0-9a-f]{20}\.js" integrity="sha384-[^"]{64}">$/),
      expect.stringMatching(/^<script data-page="[^"]*">$/),
    ])
    expect(html).toContain(`>${startScript}</script></head>`)
  },
)

test('the inline script of every page is at most 1.5 kB, without the hash of the build', () => {
  expect(startScript).toContain('.dataset.page')
  // Compressed, hashes of the same length differ by up to 40 bytes.
  const withoutHash = startScript.replace(/"[0-9a-f]{20}"/, '""')
  expect(withoutHash).not.toBe(startScript)
  expect(compressedBytes(Buffer.from(withoutHash))).toBeLessThanOrEqual(1500)
})

test.each(HTML_FILES)('%s preloads no script', (file) => {
  expect(readHtml(file)).not.toMatch(/<link[^>]*(?:as="script"|rel="modulepreload")/)
})

test.each(HTML_FILES)('every button on %s works or is queued before the app starts', (file) => {
  const buttons = readHtml(file).match(/<button\b[^>]*>/g) ?? []
  for (const button of buttons) expect(button).toMatch(/\b(?:popovertarget|commandfor)=|type="submit"/i)
})

test.each(PAGES)('%s starts with at most 96 kB of script', (page) => {
  const scripts = compressedBytes(Buffer.from(startScript)) + site.totalBytes(site.loadedBy(page).scripts)
  expect(scripts).toBeLessThanOrEqual(BUDGETS.scripts)
})

test('a navigation from the home page to a service loads at most 12 kB in addition to images', () => {
  expect(site.navigationBetween('/', menuPath(menuService))).toBeLessThanOrEqual(BUDGETS.navigation)
})

test.each(HTML_FILES)('%s preloads two fonts with a combined 27 kB at most', (file) => {
  const fonts = preloadedFonts(readHtml(file))
  expect(fonts).toHaveLength(2)
  expect(site.totalBytes(fonts)).toBeLessThanOrEqual(BUDGETS.fonts)
})

test.each(PAGES)('%s starts without the toast script', (page) => {
  const starting = site.loadedBy(page).scripts
  expect(scriptsOfToasts).not.toEqual([])
  expect(starting.filter((script) => scriptsOfToasts.includes(script))).toEqual([])
})
