import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { paths, servicePaths, services, site, UNKNOWN_PATH } from './content'
import { readServerPage, readServerPages } from './server-page'

/** Some networks skip larger images; the limit is 120 kB. */
const MAX_BYTES = 120_000

test('every page has a share image of 1200 × 630 pixels and less than 120 kB', async ({ page }) => {
  for (const { path, openGraph } of await readServerPages(page, paths)) {
    const address = openGraph['og:image'] ?? ''
    expect.soft(address, path).toMatch(new RegExp(`^${site.url}/static/`))
    const response = await page.request.get(address.replace(site.url, ''))
    expect.soft(response.status(), path).toBe(200)
    const bytes = await response.body()
    expect.soft(bytes.length, path).toBeLessThan(MAX_BYTES)
    expect.soft(await sharp(bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect.soft([openGraph['og:image:width'], openGraph['og:image:height']], path).toEqual(['1200', '630'])
  }
})

test('no two pages share an image, except a service’s pages under other prefixes', async ({ page }) => {
  const images = (await readServerPages(page, paths)).map(({ openGraph }) => openGraph['og:image'])
  const twins = services.flatMap((entry) => servicePaths(entry).slice(1)).length
  expect(new Set(images).size).toBe(paths.length - twins)
})

test('every page states its title and canonical address for social networks', async ({ page }) => {
  for (const { path, title, canonical, openGraph } of await readServerPages(page, paths)) {
    expect.soft(`${openGraph['og:title'] ?? ''} | ${openGraph['og:site_name'] ?? ''}`, path).toBe(title)
    expect.soft(openGraph['og:url'], path).toBe(canonical)
  }
})

test('the 404 page has no share image', async ({ page }) => {
  expect((await readServerPage(page, UNKNOWN_PATH)).openGraph).toEqual({})
})
