/** Every page as the server sends it, and the sitemap. */
import { expect, test } from '@playwright/test'
import { formatHex } from 'culori'
import sharp from 'sharp'
import { anchors, canonicalServicePath, paths, servicePaths, services, site, UNKNOWN_PATH } from './content'
import { readServerPage, readServerPages } from './server-page'

const PAGES = [...paths, UNKNOWN_PATH]

/** Some networks skip larger share images; the limit is 120 kB. */
const MAX_SHARE_BYTES = 120_000

/** Returns the canonical path of a page; the pages of a service under both prefixes share one. */
function canonicalOf(path: string): string {
  const service = services.find((entry) => servicePaths(entry).includes(path))
  return service ? canonicalServicePath(service) : path
}

test('every page responds, and states its language, one main heading, and its canonical address', async ({ page }) => {
  for (const { path, status, language, headings, canonical } of await readServerPages(page, PAGES)) {
    const isKnown = path !== UNKNOWN_PATH
    const address = canonicalOf(path)
    expect.soft({ status, language, headings, canonical }, path).toEqual({
      status: isKnown ? 200 : 404,
      language: site.language,
      headings: [expect.stringMatching(/\S/)],
      canonical: isKnown ? [`${site.url}${address === '/' ? '' : address}`] : [],
    })
  }
})

test('every page has a title that ends with the firm’s name, unique except for a service’s pages', async ({ page }) => {
  const pages = await readServerPages(page, [...paths, UNKNOWN_PATH])
  expect(pages.filter(({ title }) => !/\S/.test(title) || !title.endsWith(` | ${site.name}`))).toEqual([])
  for (const { path, title } of pages) {
    const others = pages.filter((other) => other.title === title).map((other) => canonicalOf(other.path))
    expect.soft(new Set(others), path).toEqual(new Set([canonicalOf(path)]))
  }
})

test('every page has its own share image of 1200 × 630 pixels and less than 120 kB, its title, and its address', async ({
  page,
}) => {
  const images = new Map<string, string>()
  for (const { path, title, canonical, openGraph } of await readServerPages(page, paths)) {
    const name = title.slice(0, title.lastIndexOf(' | '))
    expect.soft(openGraph, path).toEqual(expect.arrayContaining([`og:title ${name}`, `og:url ${canonical.join()}`]))
    const address = openGraph.find((tag) => tag.startsWith('og:image '))?.slice('og:image '.length) ?? ''
    expect.soft(images.get(address) ?? canonicalOf(path), 'only a service’s pages share it').toBe(canonicalOf(path))
    images.set(address, canonicalOf(path))
    expect.soft(address, path).toMatch(new RegExp(`^${site.url}/static/`))
    const bytes = await (await page.request.get(address.replace(site.url, ''))).body()
    expect.soft(bytes.length, path).toBeLessThan(MAX_SHARE_BYTES)
    expect.soft(await sharp(bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  expect((await readServerPage(page, UNKNOWN_PATH)).openGraph).toEqual([])
})

test('every page has exactly the anchors that links may target', async ({ page }) => {
  for (const [path, expected] of anchors)
    expect.soft((await readServerPage(page, path)).anchors.sort(), path).toEqual([...expected].sort())
})

test('every link points to an existing page and anchor without a trailing slash, or is safe to leave the site by', async ({
  page,
}) => {
  const pages = await readServerPages(page, PAGES)
  const isGood = (href: string, from: string) => {
    if (!/^[/#]/.test(href)) return /^(?:https:\/\/[^/]+\.\S+|mailto:[^@\s]+@[^@\s]+|tel:\+\d{8,15})$/.test(href)
    const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
    const target = pages.find((one) => one.path === (path || from) && (path === '' || one.status === 200))
    return target !== undefined && (hash === undefined || target.ids.includes(hash))
  }
  for (const { path, links, ids } of pages) {
    expect
      .soft(
        links.filter((href) => !isGood(href, path)),
        path,
      )
      .toEqual([])
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        `${path} has unique ids`,
      )
      .toEqual([])
  }
})

test('the sitemap is valid XML and lists the canonical address of every page once, and robots.txt names it', async ({
  page,
}) => {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const { namespace, listed } = await page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement
    const addresses = [...root.querySelectorAll('url > loc')].map(({ textContent }) => textContent)
    return { namespace: root.namespaceURI, listed: addresses }
  }, text)
  expect(namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const canonicals = new Set((await readServerPages(page, paths)).flatMap(({ canonical }) => canonical))
  expect(listed.toSorted()).toEqual([...canonicals].toSorted())
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the browser accepts the manifest, and its toolbars have the color of the page', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  const color = await page.locator('meta[name=theme-color]').getAttribute('content')
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  // Minified styles shorten colors.
  expect(color?.toLowerCase()).toBe(formatHex(background.trim()))
})
