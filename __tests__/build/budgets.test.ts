/** @jest-environment node */
// What the site as last built weighs on the line, compressed with brotli.
import { readdirSync } from 'node:fs'
import { BUDGETS } from '../../tools/preview-report/budgets'
import { compressedBytes, fontsOf, startScriptOf } from '../../tools/preview-report/built-site'
import { HTML_FILES, readHtml, site } from './built-site'

/** A page of every type but the one of unknown addresses, by its path. */
const PAGES = ['/', '/about', '/about/team', '/careers', '/services', '/services/tax-planning', '/contact', '/privacy']

const scriptTags = (html: string) => html.match(/<script\b[^>]*>/g) ?? []
/** Its document's size holds it already; to start a page, it counts as a script as well. */
const startScript = startScriptOf(readHtml('/index.html'))

/** The scripts that hold react-hot-toast, by a name that no minifier changes. */
const scriptsOfToasts = readdirSync('public')
  .filter((file) => file.endsWith('.js') && site.read(`/${file}`).includes('pausedAt'))
  .map((file) => `/${file}`)

test.each(HTML_FILES)('the document %s fits into the first flight of a connection', (file) => {
  expect(site.bytesOf(file)).toBeLessThanOrEqual(BUDGETS.document)
})

test.each(HTML_FILES)('%s makes browsers load no script, and holds one before all that is seen', (file) => {
  const html = readHtml(file)
  const scripts = scriptTags(html).filter((tag) => !tag.includes('application/ld+json'))
  expect(scripts).toEqual([
    expect.stringMatching(/^<script nomodule defer src="\/app-[0-9a-f]{20}\.js" integrity="sha384-[^"]{64}">$/),
    expect.stringMatching(/^<script data-page="[^"]*">$/),
  ])
  expect(html).toContain(`>${startScript}</script></head>`)
})

test('the script that every page holds is 1.4 kB at most', () => {
  expect(startScript).toContain('.dataset.page')
  expect(compressedBytes(Buffer.from(startScript))).toBeLessThanOrEqual(1400)
})

test.each(HTML_FILES)('%s fetches no script ahead', (file) => {
  expect(readHtml(file)).not.toMatch(/<link[^>]*(?:as="script"|rel="modulepreload")/)
})

test.each(HTML_FILES)('every button of %s works, or is remembered, before the app has started', (file) => {
  const buttons = readHtml(file).match(/<button\b[^>]*>/g) ?? []
  for (const button of buttons) expect(button).toMatch(/\b(?:popovertarget|commandfor)=|type="submit"/i)
})

test.each(PAGES)('%s starts with at most 95 kB of script', (page) => {
  const scripts = compressedBytes(Buffer.from(startScript)) + site.sumOf(site.loadedBy(page).scripts)
  expect(scripts).toBeLessThanOrEqual(BUDGETS.scripts)
})

test('a navigation from the home page to a service loads at most 12 kB besides pictures', () => {
  expect(site.navigationBetween('/', '/services/tax-planning')).toBeLessThanOrEqual(BUDGETS.navigation)
})

test.each(HTML_FILES)('%s fetches two fonts ahead, of 40 kB together', (file) => {
  const fonts = fontsOf(readHtml(file))
  expect(fonts).toHaveLength(2)
  expect(site.sumOf(fonts)).toBeLessThanOrEqual(BUDGETS.fonts)
})

test.each(PAGES)('%s starts without the script of toasts', (page) => {
  const starting = site.loadedBy(page).scripts
  expect(scriptsOfToasts).not.toEqual([])
  expect(starting.filter((script) => scriptsOfToasts.includes(script))).toEqual([])
})
