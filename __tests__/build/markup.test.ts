/** @jest-environment ./__tests__/dom-environment.ts */
// What each page of the latest build says about itself to browsers and search engines, where its links lead, and the sitemap.
import sharp from 'sharp'
import { z } from 'zod'
import { readBrand } from '../../gatsby/brand/read-brand'
import {
  anchors,
  canonicalServicePath,
  hasTeamPage,
  menuService,
  namedPaths,
  paths,
  servicePaths,
  services,
  site,
  team,
  UNKNOWN_PATH,
} from '../browser/content'
import { readText, site as builtSite } from './built-site'
import { asShown, documentOf, valuesOf } from './page-document'

/** Some networks skip larger share images; the limit is 120 kB. */
const MAX_SHARE_BYTES = 120_000

/** The canonical path of a page; the pages of a service under its prefixes share one. */
function canonicalOf(path: string): string {
  const service = services.find((entry) => servicePaths(entry).includes(path))
  return service ? canonicalServicePath(service) : path
}

const addressOf = (path: string) => `${site.url}${path === '/' ? '' : path}`

const idsOf = (path: string) => valuesOf(documentOf(path), '[id]', 'id')

/** Whether a link leads to a page and a place that exist, or is safe to leave the site by. */
function isGood(href: string, from: string): boolean {
  if (!/^[/#]/.test(href)) return /^(?:https:\/\/[^/]+\.\S+|mailto:[^@\s]+@[^@\s]+|tel:\+\d{8,15})$/.test(href)
  const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
  if (path !== '' && !paths.includes(path)) return false
  return hash === undefined || idsOf(path || from).includes(hash)
}

describe.each([...paths, UNKNOWN_PATH])('%s', (path) => {
  const page = documentOf(path)

  test('states its language, one main heading, its canonical address, and the color of its background', () => {
    expect(page.documentElement.lang).toBe(site.language)
    expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\S/),
    ])
    const canonical = path === UNKNOWN_PATH ? [] : [addressOf(canonicalOf(path))]
    expect(valuesOf(page, 'link[rel=canonical]', 'href')).toEqual(canonical)
    const color = readBrand('content').colors.paper.toLowerCase()
    expect(valuesOf(page, 'meta[name=theme-color]', 'content').map((value) => value.toLowerCase())).toEqual([color])
  })

  test('links only to pages and anchors that exist, without a trailing slash, or safely away, and has unique ids', () => {
    expect(valuesOf(page, 'a[href], area[href]', 'href').filter((href) => !isGood(href, path))).toEqual([])
    const ids = idsOf(path)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

/** Expects pages to share a value if they have one canonical address, and only then. */
function expectOnePerAddress(valueOf: (path: string) => string, among: readonly string[]): void {
  const byAddress = new Map(among.map((path) => [canonicalOf(path), valueOf(path)]))
  expect(among.filter((path) => valueOf(path) !== byAddress.get(canonicalOf(path)))).toEqual([])
  expect(new Set(byAddress.values()).size).toBe(byAddress.size)
}

test('every page has a title that ends with the firm’s name, of its own unless its canonical address is another page’s', () => {
  const pages = [...paths, UNKNOWN_PATH]
  const titleOf = (path: string) => documentOf(path).title
  const suffix = ` | ${site.name}`
  expect(pages.filter((path) => !titleOf(path).endsWith(suffix) || titleOf(path).trim() === suffix.trim())).toEqual([])
  expectOnePerAddress(titleOf, pages)
})

test('every page has its own share image of 1200 × 630 pixels and less than 120 kB, its title, and its address', async () => {
  const property = (path: string, name: string) => valuesOf(documentOf(path), `meta[property="og:${name}"]`, 'content')
  for (const path of paths) {
    const { title } = documentOf(path)
    expect([path, ...property(path, 'title')]).toEqual([path, title.slice(0, title.lastIndexOf(' | '))])
    expect([path, ...property(path, 'url')]).toEqual([path, addressOf(canonicalOf(path))])
    const image = property(path, 'image').join()
    expect(image).toMatch(/^https?:\/\/[^/]+\/static\/share-/)
    const bytes = builtSite.read(image.replace(site.url, ''))
    expect(bytes.length).toBeLessThan(MAX_SHARE_BYTES)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  expectOnePerAddress((path) => property(path, 'image').join(), paths)
})

test('every page has exactly the anchors that links may target', () => {
  // Ids that label a section or a card are no targets.
  const places = ['main', ...['section', 'article', 'details > div', 'h2', 'h3'].map((place) => `main ${place}[id]`)]
  for (const [path, expected] of anchors) {
    const found = valuesOf(documentOf(path), places.join(), 'id').filter((id) => !/-(?:heading|name)$/.test(id))
    expect([path, ...found.sort()]).toEqual([path, ...expected.toSorted()])
  }
})

test('the sitemap is valid XML and lists the canonical address of every page once, and robots.txt names it', () => {
  const { documentElement: root } = new DOMParser().parseFromString(readText('/sitemap.xml'), 'application/xml')
  expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const listed = [...root.querySelectorAll('url > loc')].map(({ textContent }) => textContent)
  expect(listed.sort()).toEqual([...new Set(paths.map(canonicalOf).map(addressOf))].sort())
  expect(readText('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
})

const structuredDataOf = (path: string) =>
  [...documentOf(path).querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)

/** The things that a page describes, each with its type. */
const thingsOf = (path: string) => structuredDataOf(path).flatMap((text) => graph.parse(JSON.parse(text))['@graph'])

/** Text that is not empty, and an absolute address. */
const required = z.string().min(1)
const address = z.url()

/**
 * What Google requires of the types that it shows in search results
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). schema-dts, which types the code that writes
 * them, requires nothing: to schema.org, every property is optional.
 */
const REQUIRED: Readonly<Record<string, z.ZodType>> = {
  BreadcrumbList: z.object({
    itemListElement: z.array(z.object({ position: z.int(), name: required, item: address })).min(2),
  }),
  JobPosting: z.object({
    title: required,
    description: required,
    datePosted: z.iso.date(),
    hiringOrganization: z.object({ name: required }),
    jobLocation: z.object({ address: z.object({ addressCountry: required }) }),
  }),
  Organization: z.object({ name: required, url: address }),
  Person: z.object({ name: required }),
  WebSite: z.object({ name: required, url: address }),
}

/** The pages that the navigation or the footer names, and each service. */
const DESCRIBED = new Set([
  '/',
  ...services.flatMap(servicePaths),
  ...namedPaths.filter((path) => paths.includes(path)),
])

test.each([...DESCRIBED])(
  '%s has one JSON-LD element with what Google requires, whose names are on the page',
  (path) => {
    expect(structuredDataOf(path)).toEqual(structuredDataOf(canonicalOf(path)))
    expect(structuredDataOf(path)).toHaveLength(1)
    const things = thingsOf(path)
    expect(things.flatMap((thing) => REQUIRED[thing['@type']]?.safeParse(thing).error?.issues ?? [])).toEqual([])
    const text = asShown(documentOf(path).body.textContent)
    const names = things.flatMap(({ name, title, jobTitle }) => [name, title, jobTitle])
    expect(names.filter((name) => typeof name === 'string' && !text.includes(asShown(name)))).toEqual([])
  },
)

test('the home page, the team page, a service, and the contact page describe their subjects, and the 404 page none', () => {
  // A page without a name in the navigation has no breadcrumbs.
  const breadcrumbsOf = (path: string) => (namedPaths.includes(path) ? ['BreadcrumbList'] : [])
  for (const [path, types] of Object.entries({
    '/': ['WebSite', 'Organization'],
    ...(hasTeamPage && { '/about/team': [...team.map(() => 'Person'), ...breadcrumbsOf('/about/team')] }),
    [canonicalServicePath(menuService)]: ['Service', 'BreadcrumbList'],
    '/contact': ['Organization', ...breadcrumbsOf('/contact')],
    [UNKNOWN_PATH]: [],
  }))
    expect([path, ...thingsOf(path).map((thing) => thing['@type'])]).toEqual([path, ...types])
})
