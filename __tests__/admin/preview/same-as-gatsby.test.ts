import fc from 'fast-check'
import { z } from 'zod'
import type { PublishedContent } from '../../../admin/check-change'
import { textPage } from '../../../content-model/text-page'
import { contentTree, jobContent, serviceContent } from '../../factories/content'
import { shortest } from '../../factories/samples'
import { type GatsbyEngine, startGatsbyEngine } from './gatsby-engine'

type Job = Parameters<typeof jobContent>[0]

/** Jobs that differ in whether and in what order they have values, by slug. */
const JOBS: Readonly<Record<string, Job>> = {
  analyst: { order: 10, datePosted: '2026-11-02', department: 'Research', draft: true },
  broker: { order: 2, title: 'Broker', requirements: ['Patience', 'Time'] },
  clerk: { order: 2, datePosted: '2026-12-01', department: 'research', location: 'Zürich' },
  driver: { order: 1, title: 'Äquator', datePosted: '2026-11-02', draft: false, employmentType: 'FULL_TIME' },
  editor: { order: 2, title: 'a small title', closesOn: '2027-01-31', requirements: [] },
}

const content: PublishedContent = {
  ...Object.fromEntries(Object.entries(contentTree()).filter(([path]) => !path.startsWith('jobs/'))),
  ...Object.fromEntries(Object.entries(JOBS).map(([slug, job]) => [`jobs/${slug}.yml`, jobContent(job)])),
  'services/estates.yml': serviceContent({ name: 'Estates', testimonial: 'b-client' }),
  'text-pages/terms.yml': {
    ...shortest(textPage),
    sections: [
      { heading: 'Fees', paragraphs: ['First.'] },
      { heading: 'Cookies', paragraphs: ['Second.'] },
    ],
  },
}

let gatsby: GatsbyEngine
beforeAll(async () => {
  gatsby = await startGatsbyEngine(content)
})
afterAll(() => {
  gatsby.dispose()
})

const slugList = z.object({ list: z.object({ nodes: z.array(z.object({ slug: z.string() })) }) })

/** The slugs that a list with these arguments has, in both. */
async function slugsOf(args: string, field = 'allJob'): Promise<unknown> {
  const query = `{ list: ${field}(${args}) { totalCount nodes { slug } edges { node { slug } previous { slug } } } }`
  const [built, shown] = [await gatsby.inBuild(query), await gatsby.inPreview(query)]
  expect(shown).toEqual(built)
  return slugList.parse(built).list.nodes.map(({ slug }) => slug)
}

const SORTED = 'sort: { fields: { slug: ASC } }'

test.each<[title: string, sort: string, slugs: string[]]>([
  ['a number, not its digits', '{ order: ASC }, { slug: ASC }', ['driver', 'broker', 'clerk', 'editor', 'analyst']],
  [
    'the second field where the first is equal',
    '{ order: DESC }, { slug: DESC }',
    ['analyst', 'editor', 'clerk', 'broker', 'driver'],
  ],
  [
    'a date, with entries without one first',
    '{ datePosted: { date: DESC } }, { slug: ASC }',
    ['broker', 'editor', 'clerk', 'analyst', 'driver'],
  ],
  [
    'a date, with entries without one last',
    '{ datePosted: { date: ASC } }, { slug: ASC }',
    ['analyst', 'driver', 'clerk', 'broker', 'editor'],
  ],
  [
    'text by code units: capitals, lowercase, accents',
    '{ title: ASC }, { slug: ASC }',
    ['broker', 'analyst', 'clerk', 'editor', 'driver'],
  ],
  [
    'a switch, with entries without a value last',
    '{ draft: ASC }, { slug: ASC }',
    ['driver', 'analyst', 'broker', 'clerk', 'editor'],
  ],
  [
    'the order of files where the sort leaves it open',
    '{ order: ASC }',
    ['driver', 'broker', 'clerk', 'editor', 'analyst'],
  ],
])('in a build and in the preview, a list is sorted by %s', async (_, sort, slugs) => {
  expect(await slugsOf(`sort: [${sort}]`)).toEqual(slugs)
})

test.each<[filter: string, slugs: string[]]>([
  ['department: { eq: "Research" }', ['analyst']],
  ['department: { ne: "Consulting" }', ['analyst', 'clerk']],
  ['order: { in: [1, 10] }', ['analyst', 'driver']],
  ['order: { nin: [2] }', ['analyst', 'driver']],
  ['order: { gt: 1, lte: 2 }', ['broker', 'clerk', 'editor']],
  ['order: { lt: 2 }', ['driver']],
  ['order: { gte: 10 }', ['analyst']],
  ['datePosted: { date: { eq: null } }', ['broker', 'editor']],
  ['datePosted: { date: { ne: null } }', ['analyst', 'clerk', 'driver']],
  ['employmentType: { in: [null] }', ['analyst', 'broker', 'clerk', 'editor']],
  ['draft: { eq: true }', ['analyst']],
  ['draft: { ne: true }', ['broker', 'clerk', 'driver', 'editor']],
  ['requirements: { eq: "Time" }', ['broker']],
  ['requirements: { ne: "Time" }', ['analyst', 'clerk', 'driver']],
  ['requirements: { in: ["Patience", "None"] }', ['broker']],
  ['requirements: { nin: ["Patience"] }', ['analyst', 'clerk', 'driver']],
  ['order: { eq: 2 }, department: { eq: "Consulting" }', ['broker', 'editor']],
  ['slug: { in: ["clerk", "driver", "nobody"] }', ['clerk', 'driver']],
  ['anchorPath: { eq: "/careers#clerk" }', ['clerk']],
  ['order: { eq: 99 }', []],
])('in a build and in the preview, the filter { %s } finds the same', async (filter, slugs) => {
  expect(await slugsOf(`filter: { ${filter} }, ${SORTED}`)).toEqual(slugs)
})

test.each<[type: string, filter: string, slugs: string[]]>([
  ['allTextPage', 'sections: { elemMatch: { heading: { eq: "Cookies" } } }', ['terms']],
  // Gatsby asks whether each condition holds for any item, not whether all hold for one.
  ['allTextPage', 'sections: { elemMatch: { heading: { eq: "Cookies" }, paragraphs: { eq: "First." } } }', ['terms']],
  ['allTextPage', 'sections: { elemMatch: { items: { eq: null } } }', ['privacy', 'terms']],
  ['allService', 'testimonial: { author: { eq: "B. Client" } }', ['estates']],
  ['allService', 'testimonial: { author: { eq: null } }', ['tax-planning']],
])('in a build and in the preview, %s with the filter { %s } finds the same', async (type, filter, slugs) => {
  expect(await slugsOf(`filter: { ${filter} }, ${SORTED}`, type)).toEqual(slugs)
})

test.each<[args: string, slugs: string[]]>([
  ['limit: 2', ['analyst', 'broker']],
  ['skip: 1', ['broker', 'clerk', 'driver', 'editor']],
  ['skip: 3, limit: 5', ['driver', 'editor']],
  ['skip: 9', []],
  ['limit: 0', []],
  ['filter: { order: { eq: 2 } }, skip: 1, limit: 1', ['clerk']],
])('in a build and in the preview, a list with %s has the same part', async (args, slugs) => {
  expect(await slugsOf(`${args}, ${SORTED}`)).toEqual(slugs)
})

const name = (value: unknown) => JSON.stringify(value)
const operators = (values: readonly unknown[], names: readonly string[]) => {
  const one = fc.constantFrom(...values)
  const lists = fc.array(one, { maxLength: 3 })
  return fc.oneof(
    fc.tuple(fc.constantFrom('in', 'nin'), lists).map(([operator, list]) => `{ ${operator}: ${name(list)} }`),
    fc.tuple(fc.constantFrom(...names), one).map(([operator, value]) => `{ ${operator}: ${name(value)} }`),
  )
}
const EQUALITY = ['eq', 'ne']
const RANGES = [...EQUALITY, 'lt', 'lte', 'gt', 'gte']
const filters = fc.record(
  {
    order: operators([1, 2, 3, 10], RANGES),
    department: operators(['Research', 'research', 'Consulting', null], EQUALITY),
    draft: operators([true, false, null], EQUALITY),
    requirements: operators(['Time', 'Patience', 'Five years beside clients', null], EQUALITY),
    datePosted: operators(['2026-11-02', '2026-12-01', null], EQUALITY).map((inner) => `{ date: ${inner} }`),
    employmentType: operators(['FULL_TIME', null], EQUALITY),
  },
  { requiredKeys: [] },
)
const sorts = fc.array(
  fc
    .tuple(fc.constantFrom('order', 'title', 'draft', 'slug', 'datePosted', 'closesOn'), fc.constantFrom('ASC', 'DESC'))
    .map(
      ([field, order]) =>
        `{ ${field}: ${field.endsWith('ted') || field === 'closesOn' ? `{ date: ${order} }` : order} }`,
    ),
  { minLength: 1, maxLength: 3 },
)
const pages = fc.record({ skip: fc.nat(6), limit: fc.nat(6) }, { requiredKeys: [] })

test('any filter, sort, and part of a list is the same in a build and in the preview', async () => {
  await fc.assert(
    fc.asyncProperty(filters, sorts, pages, async (filter, sort, page) => {
      const conditions = Object.entries(filter).map(([field, condition]) => `${field}: ${condition}`)
      const parts = Object.entries(page).map(([key, value]) => `${key}: ${value}`)
      await slugsOf([`filter: { ${conditions.join(', ')} }`, `sort: [${sort.join(', ')}]`, ...parts].join(', '))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['a list without a sort', '{ allJob { nodes { slug } } }', 'does not sort allJob'],
  [
    'a filter by a pattern of files',
    '{ allJob(filter: { slug: { glob: "a*" } }, sort: { slug: ASC }) { nodes { slug } } }',
    'filter by glob',
  ],
  ['a sort by a list', '{ allJob(sort: { requirements: ASC }) { nodes { slug } } }', 'sort by requirements'],
  [
    'a sort by what only a build computes',
    '{ allService(sort: { icon: { name: ASC } }) { nodes { slug } } }',
    'sort by icon',
  ],
  [
    'a group of a list',
    '{ allJob(sort: { slug: ASC }) { group(field: { department: SELECT }) { fieldValue } } }',
    'group of a list',
  ],
])('the preview names what it cannot do instead of showing a wrong page: %s', async (_, query, message) => {
  await expect(gatsby.inPreview(query)).rejects.toThrow(message)
})
