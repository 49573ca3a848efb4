import { expect, test } from '@playwright/test'
import { paths, site } from './content'
import { readServerPages } from './server-page'

test('the sitemap lists the canonical addresses of all pages, each once', async ({ page }) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const canonicals = new Set((await readServerPages(page, paths)).map(({ canonical }) => canonical))
  expect(listed.toSorted()).toEqual([...canonicals].toSorted())
})

test('every address of the sitemap answers with its page, without a redirect', async ({ page }) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  for (const [, address = ''] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const answer = await page.request.get(address.replace(site.url, '') || '/', { maxRedirects: 0 })
    expect.soft(answer.status(), address).toBe(200)
  }
})

test('the sitemap is XML of the protocol', async ({ page }) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const root = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml').documentElement
    return { name: parsed.tagName, namespace: parsed.namespaceURI }
  }, text)
  expect(root).toEqual({ name: 'urlset', namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9' })
})

test('crawlers are told where the sitemap is', async ({ page }) => {
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('every icon that a page or the manifest names is there', async ({ page }) => {
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

test('the browser finds no fault in the manifest', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
})

test('the browser’s own bars have the colour of the page', async ({ page }) => {
  await page.goto('/')
  const colour = await page.locator('meta[name=theme-color]').getAttribute('content')
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  expect(colour?.toLowerCase()).toBe(ground.trim().toLowerCase())
})
