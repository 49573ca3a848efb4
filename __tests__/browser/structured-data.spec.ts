import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { jobs, pageTypes, paths, services, site, team, UNKNOWN_PATH } from './content'
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
  const [text = ''] = await readJsonLd(page, path)
  return thingsOf(text)
}

const graph = (thing: object) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })
const typesOf = (things: Things) => things.map((thing) => thing['@type'])
const ofType = (things: Things, type: string) => things.filter((thing) => thing['@type'] === type)

test('every page has exactly one JSON-LD element', async ({ page }) => {
  for (const path of paths) expect.soft(await readJsonLd(page, path), path).toHaveLength(1)
})

test('the 404 page has no JSON-LD', async ({ page }) => {
  expect(await readJsonLd(page, UNKNOWN_PATH)).toEqual([])
})

for (const [path, types] of Object.entries({
  '/': ['WebSite', 'Organization'],
  '/about/team': [...team.map(() => 'Person'), 'BreadcrumbList'],
  '/services/tax-planning': ['Service', 'BreadcrumbList'],
  '/contact': ['Organization', 'BreadcrumbList'],
})) {
  test(`${path} describes ${types.join(', ')}`, async ({ page }) => {
    expect(typesOf(await readThings(page, path))).toEqual(types)
  })
}

test('every page type uses only the schema.org vocabulary, and the check rejects mistakes', async ({ page }) => {
  const texts: string[] = []
  for (const path of pageTypes) texts.push(...(await readJsonLd(page, path)))
  const mistakes = [
    { '@type': 'Service', jobTitle: 'Partner' },
    { '@type': 'Serviceship', name: 'Advice' },
    { '@type': 'Service', name: 5 },
    { '@type': 'Person', worksFor: { '@type': 'Place', name: 'Here' } },
  ]
  // One call, because the compiler takes seconds to read the vocabulary.
  const found = vocabularyMistakes([...texts, ...mistakes.map(graph)])
  expect(found).toEqual([
    expect.stringContaining('jobTitle'),
    expect.stringContaining('Serviceship'),
    expect.stringContaining('number'),
    expect.stringContaining('Place'),
  ])
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
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
  await expect(page).toHaveURL(/\/about\/team$/)
  const scripts = page.locator('head script[type="application/ld+json"]')
  await expect.poll(() => scripts.allTextContents()).toEqual([expect.stringContaining('"@type":"Person"')])
})

test('a service has the same JSON-LD under both prefixes', async ({ page }) => {
  for (const { slug } of services.filter(({ prefixes }) => prefixes.length === 2)) {
    const [one, other] = [await readJsonLd(page, `/services/${slug}`), await readJsonLd(page, `/counseling/${slug}`)]
    expect.soft(one, slug).toEqual(other)
  }
})

test('the JSON-LD has the office hours on the page that shows them', async ({ page }) => {
  const [firm] = ofType(await readThings(page, '/contact'), 'Organization')
  expect(firm).toHaveProperty('contactPoint.hoursAvailable.0', {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00:00-05:00',
    closes: '18:00:00-05:00',
  })
})

test('positions at the office with a posting date have JSON-LD', async ({ page }) => {
  const listed = ofType(await readThings(page, '/careers'), 'JobPosting').map(({ title }) => title)
  const expected = jobs.filter(({ datePosted, location }) => datePosted !== undefined && location === 'Chicago')
  expect(listed).toEqual(expected.map(({ title }) => title))
})

test('the logo is a square of at least 112 pixels', async ({ page }) => {
  const [firm] = ofType(await readThings(page, '/'), 'Organization')
  const logo = await page.request.get(String(firm?.logo).replace(site.url, ''))
  const { width, height } = await sharp(await logo.body()).metadata()
  expect(width).toBeGreaterThanOrEqual(112)
  expect(height).toBe(width)
})

test('the check of Google’s rules rejects a position without a date, firm, and location', async () => {
  const thing = { '@type': 'JobPosting', title: 'Analyst', description: 'You listen.' }
  expect(await googleMistakes(thingsOf(graph(thing)))).toHaveLength(3)
})

test('the check of visible content finds a claim that no page shows', async ({ page }) => {
  await page.goto(pageTypes[0] ?? '/')
  const claims = thingsOf(graph({ '@type': 'Organization', foundingDate: '1871', telephone: '+13125559999' }))
  expect(hiddenValues(claims, await readVisiblePage(page), site.url)).toEqual([
    'foundingDate: 1871',
    'telephone: +13125559999',
  ])
})
