/** @jest-environment node */
// What the site as last built weighs on the line, compressed with brotli.
import { brotli, bytesOf, dataOf, HTML_FILES, loadedBy, readBuilt, readHtml, sumOf } from './built-site'

const KB = 1024

/** What arrives in the first flight of a connection. */
const HTML_LIMIT = 14_600
const SCRIPT_LIMIT = 95 * KB
const NAVIGATION_LIMIT = 12 * KB
const FONTS_LIMIT = 40 * KB

/** A page of every type but the one of unknown addresses, by its path. */
const PAGES = ['/', '/about', '/about/team', '/careers', '/services', '/services/tax-planning', '/contact', '/privacy']

const scriptTags = (html: string) => html.match(/<script\b[^>]*>/g) ?? []
/** Its document's size holds it already; to start a page, it counts as a script as well. */
const startScript = /<script data-page="[^"]*">([^]*?)<\/script>/.exec(readHtml('/index.html'))?.[1] ?? ''

test.each(HTML_FILES)('the document %s fits into the first flight of a connection', (file) => {
  expect(bytesOf(file)).toBeLessThanOrEqual(HTML_LIMIT)
})

test.each(HTML_FILES)('%s makes browsers load no script, and ends with the one that it holds', (file) => {
  const html = readHtml(file)
  const scripts = scriptTags(html).filter((tag) => !tag.includes('application/ld+json'))
  expect(scripts).toEqual([
    expect.stringMatching(/^<script nomodule defer src="\/app-[0-9a-f]{20}\.js" integrity="sha384-[^"]{64}">$/),
    expect.stringMatching(/^<script data-page="[^"]*">$/),
  ])
  expect(html).toContain(`>${startScript}</script></body>`)
})

test('the script that every page holds is 1.3 kB at most', () => {
  expect(startScript).toContain('.dataset.page')
  expect(brotli(Buffer.from(startScript)).length).toBeLessThanOrEqual(1300)
})

test.each(HTML_FILES)('%s fetches no script ahead', (file) => {
  expect(readHtml(file)).not.toMatch(/<link[^>]*(?:as="script"|rel="modulepreload")/)
})

test.each(HTML_FILES)('every button of %s works, or is remembered, before the app has started', (file) => {
  const buttons = readHtml(file).match(/<button\b[^>]*>/g) ?? []
  for (const button of buttons) expect(button).toMatch(/\b(?:popovertarget|commandfor)=|type="submit"/i)
})

test.each(PAGES)('%s starts with at most 95 kB of script', (page) => {
  expect(brotli(Buffer.from(startScript)).length + sumOf(loadedBy(page).scripts)).toBeLessThanOrEqual(SCRIPT_LIMIT)
})

test('a navigation from the home page to a service loads at most 12 kB besides pictures', () => {
  const present = loadedBy('/')
  const wanted = loadedBy('/services/tax-planning')
  const missing = [...wanted.scripts, ...wanted.shared].filter(
    (path) => ![...present.scripts, ...present.shared].includes(path),
  )
  expect(sumOf([dataOf('/services/tax-planning'), ...missing])).toBeLessThanOrEqual(NAVIGATION_LIMIT)
})

test.each(HTML_FILES)('%s fetches two fonts ahead, of 40 kB together', (file) => {
  const fonts = [...readHtml(file).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, path = '']) => path)
  expect(fonts).toHaveLength(2)
  expect(sumOf(fonts)).toBeLessThanOrEqual(FONTS_LIMIT)
})

test.each(PAGES)('%s starts without the script of toasts', (page) => {
  for (const script of loadedBy(page).scripts) {
    expect(readBuilt(`${script}.map`).toString()).not.toContain('/react-hot-toast/')
  }
})
