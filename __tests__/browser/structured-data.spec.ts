import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import {
  canonicalServicePath,
  hasTeamPage,
  menuService,
  namedPaths,
  paths,
  servicePaths,
  services,
  team,
  UNKNOWN_PATH,
} from './content'
import { readServerPage } from './server-page'

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
})

/** The things that a page describes, each with its type. */
async function readThings(page: Page, path: string) {
  const { jsonLd } = await readServerPage(page, path)
  return jsonLd.flatMap((text) => graph.parse(JSON.parse(text))['@graph'])
}

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
const DESCRIBED = ['/', ...services.flatMap(servicePaths), ...namedPaths.filter((path) => paths.includes(path))]

test('every page in the navigation, and each service, has one JSON-LD element, also under its other prefix', async ({
  page,
}) => {
  for (const path of DESCRIBED) expect.soft((await readServerPage(page, path)).jsonLd, path).toHaveLength(1)
  for (const [canonical = '', ...others] of services.map(servicePaths)) {
    const { jsonLd } = await readServerPage(page, canonical)
    for (const path of others) expect.soft((await readServerPage(page, path)).jsonLd, path).toEqual(jsonLd)
  }
  expect((await readServerPage(page, UNKNOWN_PATH)).jsonLd).toEqual([])
})

test('the home page, the team page, a service, and the contact page describe their subjects', async ({ page }) => {
  // A page without a name in the navigation has no breadcrumbs.
  const breadcrumbsOf = (path: string) => (namedPaths.includes(path) ? ['BreadcrumbList'] : [])
  for (const [path, types] of Object.entries({
    '/': ['WebSite', 'Organization'],
    ...(hasTeamPage && { '/about/team': [...team.map(() => 'Person'), ...breadcrumbsOf('/about/team')] }),
    [canonicalServicePath(menuService)]: ['Service', 'BreadcrumbList'],
    '/contact': ['Organization', ...breadcrumbsOf('/contact')],
  })) {
    const things = await readThings(page, path)
    expect.soft(things.map((thing) => thing['@type'])).toEqual(types)
  }
})

test('every page has what Google requires of each type, and its names are on the page', async ({ page }) => {
  for (const path of DESCRIBED) {
    const things = await readThings(page, path)
    const issues = things.flatMap((thing) => REQUIRED[thing['@type']]?.safeParse(thing).error?.issues ?? [])
    expect.soft(issues, path).toEqual([])
    const { text } = await readServerPage(page, path)
    const names = things.flatMap(({ name, title, jobTitle }) => [name, title, jobTitle])
    const hidden = names.filter((name) => typeof name === 'string' && !text.includes(name.replace(/\s+/g, ' ')))
    expect.soft(hidden, path).toEqual([])
  }
})
