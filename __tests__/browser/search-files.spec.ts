import { expect, test } from '@playwright/test'
import { formatHex } from 'culori'
import { paths, site } from './content'
import { readServerPages } from './server-page'

test('the sitemap lists the canonical addresses of all pages, each once', async ({ page }) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const canonicals = new Set((await readServerPages(page, paths)).map(({ canonical }) => canonical))
  expect(listed.toSorted()).toEqual([...canonicals].toSorted())
})

test('every address in the sitemap responds with its page and does not redirect', async ({ page }) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  for (const [, address = ''] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const response = await page.request.get(address.replace(site.url, '') || '/', { maxRedirects: 0 })
    expect.soft(response.status(), address).toBe(200)
  }
})

test('the sitemap is valid XML in the sitemap namespace', async ({ page }) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const root = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml').documentElement
    return { name: parsed.tagName, namespace: parsed.namespaceURI }
  }, text)
  expect(root).toEqual({ name: 'urlset', namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9' })
})

test('robots.txt states the address of the sitemap', async ({ page }) => {
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('every icon that a page or the manifest references exists', async ({ page }) => {
  await page.goto('/')
  const hrefs = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toHaveLength(4)
  const manifest = await (await page.request.get('/manifest.webmanifest')).text()
  const icons = [...manifest.matchAll(/"src":"([^"]*)"/g)].map(([, src = '']) => src)
  expect(icons).toHaveLength(4)
  for (const path of [...hrefs, ...icons]) expect.soft((await page.request.get(path)).status(), path).toBe(200)
})

test('the browser finds no errors in the manifest', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
})

test('the browser’s toolbars have the color of the page', async ({ page }) => {
  await page.goto('/')
  const color = await page.locator('meta[name=theme-color]').getAttribute('content')
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  // Minified styles shorten colors.
  expect(color?.toLowerCase()).toBe(formatHex(background.trim()))
})
