import { isInputObjectType } from 'gatsby/graphql'
import type { PublishedContent } from '../../../admin/check-change'
import { UnsupportedQuery } from '../../../admin/preview/memory-node-model'
import { CONTENT_TYPES } from '../../../content-model/registry'
import { contentTree, ENTRY_SAMPLES } from '../../factories/content'
import { type GatsbyEngine, startGatsbyEngine } from './gatsby-engine'

/** The content types with a file for each entry. */
const COLLECTIONS = CONTENT_TYPES.flatMap(({ name, source }) => (source.kind === 'folder' ? [{ name, source }] : []))

/** Gatsby's fields of any node, which the preview does not have or gives other values. */
const GATSBY_FIELDS = ['id', 'parent', 'children', 'internal']

/** The fields of a type's sample. */
const sampleOf = (type: (typeof COLLECTIONS)[number]) =>
  Object.entries<unknown>({ ...ENTRY_SAMPLES[type.name]?.short.value })
/** Whether the entries of a type differ in a field: a number, or a text, which any words can precede. */
const isVaried = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Z]\w* /.test(value))

/** Entries whose order by any varied field is neither the order of files nor its reverse. */
function furtherEntries(): PublishedContent {
  const entries = COLLECTIONS.flatMap((type) =>
    Object.entries({ a: 8, b: 9, c: 7 }).map(([slug, number]) => {
      const varied = sampleOf(type).map(([key, value]): [string, unknown] => [
        key,
        !isVaried(value) ? value : typeof value === 'number' ? number : `${number} ${String(value)}`,
      ])
      return [`${type.source.folder}/${slug}.yml`, Object.fromEntries(varied)] as const
    }),
  )
  return Object.fromEntries(entries)
}

let gatsby: GatsbyEngine
beforeAll(async () => {
  gatsby = await startGatsbyEngine({ ...contentTree(), ...furtherEntries() })
})
afterAll(() => {
  gatsby.dispose()
})

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
    const varied = sampleOf(type).flatMap(([key, value]) => (isVaried(value) ? [`${key} DESC`] : []))
    expect(compared).toEqual(expect.arrayContaining(['fields.slug DESC', ...varied]))
  },
)
