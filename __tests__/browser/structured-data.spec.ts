import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import {
  canonicalServicePath,
  hasTeamPage,
  menuService,
  namedPaths,
  navigationLink,
  pageTypes,
  paths,
  servicePaths,
  services,
  site,
  team,
  UNKNOWN_PATH,
} from './content'
import { followNavigation, open } from './fixtures'
import { googleMistakes, type Things, thingsOf, vocabularyMistakes } from './structured-data-rules'
import { hiddenValues, readVisiblePage } from './visible-values'

/** The JSON-LD elements of a page, as the server sends them. */
async function readJsonLd(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)
  }, html)
}

async function readThings(page: Page, path: string): Promise<Things> {
  return (await readJsonLd(page, path)).flatMap(thingsOf)
}

const typesOf = (things: Things) => things.map((thing) => thing['@type'])
const ofType = (things: Things, type: string) => things.filter((thing) => thing['@type'] === type)

test('every page in the navigation, and each service, has exactly one JSON-LD element', async ({ page }) => {
  const described = ['/', ...services.flatMap(servicePaths), ...namedPaths.filter((path) => paths.includes(path))]
  for (const path of described) expect.soft(await readJsonLd(page, path), path).toHaveLength(1)
})

test('the 404 page has no JSON-LD', async ({ page }) => {
  expect(await readJsonLd(page, UNKNOWN_PATH)).toEqual([])
})

/** A page without a name in the navigation has no breadcrumbs. */
function breadcrumbsOf(path: string): string[] {
  return namedPaths.includes(path) ? ['BreadcrumbList'] : []
}

for (const [path, types] of Object.entries({
  '/': ['WebSite', 'Organization'],
  ...(hasTeamPage && { '/about/team': [...team.map(() => 'Person'), ...breadcrumbsOf('/about/team')] }),
  [canonicalServicePath(menuService)]: ['Service', 'BreadcrumbList'],
  '/contact': ['Organization', ...breadcrumbsOf('/contact')],
})) {
  test(`${path} describes ${types.join(', ')}`, async ({ page }) => {
    expect(typesOf(await readThings(page, path))).toEqual(types)
  })
}

test('every page type uses only the schema.org vocabulary', async ({ page }) => {
  const texts: string[] = []
  for (const path of pageTypes) texts.push(...(await readJsonLd(page, path)))
  // A mistake that must be found shows that the compiler has read the vocabulary.
  const mistake = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Service', jobTitle: 'Partner' }] }
  expect(vocabularyMistakes([...texts, JSON.stringify(mistake)])).toEqual([expect.stringContaining('jobTitle')])
})

test('every page has what Google requires of each type', async ({ page }) => {
  for (const path of paths) {
    expect.soft(await googleMistakes(await readThings(page, path)), path).toEqual([])
  }
})

test('the JSON-LD of every page type matches its visible content', async ({ page }) => {
  // The other page types are not in the sitemap and have none.
  for (const path of pageTypes.filter((one) => paths.includes(one))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const things = await readThings(page, path)
    expect.soft(hiddenValues(things, await readVisiblePage(page), site.url), path).toEqual([])
  }
})

test('a page has exactly one JSON-LD element after client-side navigation', async ({ page }) => {
  const expected = await readJsonLd(page, navigationLink.to)
  await open(page, '/')
  await followNavigation(page)
  await expect(page).toHaveURL(navigationLink.to)
  const scripts = page.locator('head script[type="application/ld+json"]')
  await expect.poll(() => scripts.allTextContents()).toEqual(expected)
})

test('a service has the same JSON-LD under each of its prefixes', async ({ page }) => {
  for (const [canonical = '', ...others] of services.map(servicePaths)) {
    const expected = await readJsonLd(page, canonical)
    for (const path of others) expect.soft(await readJsonLd(page, path), path).toEqual(expected)
  }
})

test('the logo is a square of at least 112 pixels', async ({ page }) => {
  const [firm] = ofType(await readThings(page, '/'), 'Organization')
  const logo = await page.request.get(String(firm?.logo).replace(site.url, ''))
  const { width, height } = await sharp(await logo.body()).metadata()
  expect(width).toBeGreaterThanOrEqual(112)
  expect(height).toBe(width)
})
