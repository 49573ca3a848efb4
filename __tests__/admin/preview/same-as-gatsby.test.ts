import { isInputObjectType } from 'gatsby/graphql'
import { z } from 'zod'
import type { PublishedContent } from '../../../admin/check-change'
import { UnsupportedQuery } from '../../../admin/preview/memory-node-model'
import { CONTENT_TYPES } from '../../../content-model/registry'
import { textPage } from '../../../content-model/text-page'
import { contentTree, entrySamples, jobContent, serviceContent } from '../../factories/content'
import { shortest } from '../../factories/samples'
import { type GatsbyEngine, startGatsbyEngine } from './gatsby-engine'

/** The content types with a file for each entry, and the fields of a sample. */
const COLLECTIONS = CONTENT_TYPES.flatMap((type) => {
  const { source } = type
  const samples = entrySamples(type)
  return source.kind === 'folder' && samples
    ? [{ name: type.name, source, sample: Object.entries<unknown>({ ...samples.short }) }]
    : []
})

/** Gatsby's fields of any node, which the preview does not have or gives other values. */
const GATSBY_FIELDS = ['id', 'parent', 'children', 'internal']

/** Whether the entries of a type differ in a field: a number, or a text, which any words can precede. */
const isVaried = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Z]\w* /.test(value))

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A value that has a place among those of the same field by this number. */
function variant(value: unknown, number: number): unknown {
  if (isDate(value)) return `2026-11-0${number}`
  if (!isVaried(value)) return value
  return typeof value === 'number' ? number : `${number} ${String(value)}`
}

/** Entries whose order by any varied field is neither the order of files nor its reverse. */
function furtherEntries(): PublishedContent {
  const entries = COLLECTIONS.flatMap((type) =>
    Object.entries({ a: 8, b: 9, c: 7 }).map(([slug, number]) => {
      const varied = type.sample.map(([key, value]): [string, unknown] => [key, variant(value, number)])
      return [`${type.source.folder}/${slug}.yml`, Object.fromEntries(varied)] as const
    }),
  )
  return Object.fromEntries(entries)
}

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
  ...Object.fromEntries(
    Object.entries({ ...contentTree(), ...furtherEntries() }).filter(([path]) => !path.startsWith('jobs/')),
  ),
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
  const query = `{ list: ${field}(${args}) { totalCount nodes { slug } edges { node { slug } previous { slug } next { slug } } } }`
  const [built, shown] = [await gatsby.inBuild(query), await gatsby.inPreview(query)]
  expect(shown).toEqual(built)
  return slugList.parse(built).list.nodes.map(({ slug }) => slug)
}

const SORTED = 'sort: { fields: { slug: ASC } }'

/** The nested fields, such as `datePosted.date`, that a list of this type can be sorted by. Gatsby's own, such as `id`, are left out. */
function sortFields(type: unknown, depth = 1): string[] {
  if (!isInputObjectType(type)) return ['']
  const own = Object.values(type.getFields()).filter(({ name }) => !GATSBY_FIELDS.includes(name))
  return own.flatMap((field) =>
    isInputObjectType(field.type) && depth === 0
      ? []
      : sortFields(field.type, depth - 1).map((inner) => (inner === '' ? field.name : `${field.name}.${inner}`)),
  )
}

test.each(COLLECTIONS)(
  'in a build and in the preview, a list of the type $name is the same, whichever field it is sorted by',
  async (type) => {
    const list = `all${type.name}`
    const compared: string[] = []
    for (const field of sortFields(gatsby.schema.getType(`${type.name}SortInput`))) {
      for (const order of ['ASC', 'DESC']) {
        const sort = field.split('.').reduceRight((inner, key) => `{ ${key}: ${inner} }`, order)
        const part = 'filter: { fields: { slug: { ne: "b" } } }, limit: 2'
        const nodes = '{ totalCount nodes { fields { slug } } }'
        const query = `{ all: ${list}(sort: ${sort}) ${nodes} part: ${list}(sort: ${sort}, ${part}) ${nodes} }`
        const shown = await gatsby.inPreview(query).catch((error: unknown) => error)
        // The preview names what it cannot do, such as to sort by a list.
        if (shown instanceof UnsupportedQuery) continue
        expect({ sort, result: shown }).toEqual({ sort, result: await gatsby.inBuild(query) })
        compared.push(`${field} ${order}`)
      }
    }
    const varied = type.sample.flatMap(([key, value]) =>
      isDate(value) ? [`${key}.date DESC`] : isVaried(value) ? [`${key} DESC`] : [],
    )
    expect(compared).toEqual(expect.arrayContaining(['fields.slug DESC', ...varied]))
  },
)

test.each<[type: string, filter: string, slugs: string[]]>([
  ['allJob', 'department: { eq: "Research" }', ['analyst']],
  ['allJob', 'department: { ne: "Consulting" }', ['analyst', 'clerk']],
  ['allJob', 'order: { in: [1, 10] }', ['analyst', 'driver']],
  ['allJob', 'order: { nin: [2] }', ['analyst', 'driver']],
  ['allJob', 'order: { gt: 1, lte: 2 }', ['broker', 'clerk', 'editor']],
  ['allJob', 'order: { lt: 2 }', ['driver']],
  ['allJob', 'order: { gte: 10 }', ['analyst']],
  ['allJob', 'datePosted: { date: { eq: null } }', ['broker', 'editor']],
  ['allJob', 'datePosted: { date: { ne: null } }', ['analyst', 'clerk', 'driver']],
  ['allJob', 'employmentType: { in: [null] }', ['analyst', 'broker', 'clerk', 'editor']],
  ['allJob', 'draft: { eq: true }', ['analyst']],
  ['allJob', 'draft: { ne: true }', ['broker', 'clerk', 'driver', 'editor']],
  ['allJob', 'requirements: { eq: "Time" }', ['broker']],
  ['allJob', 'requirements: { ne: "Time" }', ['analyst', 'clerk', 'driver']],
  ['allJob', 'requirements: { in: ["Patience", "None"] }', ['broker']],
  ['allJob', 'requirements: { nin: ["Patience"] }', ['analyst', 'clerk', 'driver']],
  ['allJob', 'order: { eq: 2 }, department: { eq: "Consulting" }', ['broker', 'editor']],
  ['allJob', 'slug: { in: ["clerk", "driver", "nobody"] }', ['clerk', 'driver']],
  ['allJob', 'anchorPath: { eq: "/careers#clerk" }', ['clerk']],
  ['allJob', 'order: { eq: 99 }', []],
  ['allTextPage', 'sections: { elemMatch: { heading: { eq: "Cookies" } } }', ['terms']],
  // Gatsby asks whether each condition holds for any item, not whether all hold for one.
  ['allTextPage', 'sections: { elemMatch: { heading: { eq: "Cookies" }, paragraphs: { eq: "First." } } }', ['terms']],
  ['allTextPage', 'sections: { elemMatch: { items: { eq: null } } }', ['a', 'b', 'c', 'privacy', 'terms']],
  ['allService', 'testimonial: { author: { eq: "B. Client" } }', ['estates']],
  ['allService', 'testimonial: { author: { eq: null } }', ['a', 'b', 'c', 'tax-planning']],
])('in a build and in the preview, %s with the filter { %s } finds the same', async (type, filter, slugs) => {
  expect(await slugsOf(`filter: { ${filter} }, ${SORTED}`, type)).toEqual(slugs)
})

test.each<[args: string, slugs: string[]]>([
  ['sort: [{ order: ASC }, { title: DESC }]', ['driver', 'editor', 'clerk', 'broker', 'analyst']],
  ['sort: [{ order: DESC }, { slug: ASC }]', ['analyst', 'broker', 'clerk', 'editor', 'driver']],
  ['sort: [{ datePosted: { date: DESC } }, { order: ASC }]', ['broker', 'editor', 'clerk', 'driver', 'analyst']],
  [
    'sort: [{ department: ASC }, { closesOn: { date: ASC } }, { slug: DESC }]',
    ['editor', 'driver', 'broker', 'analyst', 'clerk'],
  ],
  ['sort: { draft: ASC }', ['driver', 'analyst', 'broker', 'clerk', 'editor']],
  [`${SORTED}, skip: 1`, ['broker', 'clerk', 'driver', 'editor']],
  [`${SORTED}, skip: 1, limit: 2`, ['broker', 'clerk']],
  [`${SORTED}, skip: 4, limit: 2`, ['editor']],
  [`${SORTED}, skip: 9`, []],
  [`${SORTED}, limit: 0`, []],
  [`filter: { order: { eq: 2 }, draft: { ne: true } }, ${SORTED}, skip: 1, limit: 1`, ['clerk']],
])('in a build and in the preview, a list with %s is the same', async (args, slugs) => {
  expect(await slugsOf(args)).toEqual(slugs)
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
