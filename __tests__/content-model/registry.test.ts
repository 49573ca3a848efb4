import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { SHOWN_MEMBERS } from '../../content-model/about-page'
import { SHOWN_TESTIMONIALS } from '../../content-model/home-page'
import { CONTENT_TYPES, contentTypeOf } from '../../content-model/registry'

/** Yields each schema of a content type with its path. */
function* schemas(schema: unknown, path: string): Generator<[path: string, schema: z.ZodType]> {
  if (schema instanceof z.ZodOptional) yield* schemas(schema.unwrap(), path)
  else if (schema instanceof z.ZodObject) {
    yield [path, schema]
    for (const [key, field] of Object.entries(schema.shape)) yield* schemas(field, `${path}.${key}`)
  } else if (schema instanceof z.ZodArray) {
    yield [path, schema]
    yield* schemas(schema.element, `${path}[]`)
  } else if (schema instanceof z.ZodType) yield [path, schema]
}

const fields = CONTENT_TYPES.flatMap(({ name, schema }) => [...schemas(schema, name)])

test('every mapping rejects unknown fields', () => {
  const open = fields.filter(
    ([, schema]) => schema instanceof z.ZodObject && !(schema.def.catchall instanceof z.ZodNever),
  )
  expect(open.map(([path]) => path)).toEqual([])
})

test('every field has a label, except entries in lists of choices', () => {
  const bare = fields.filter(
    ([path, schema]) => path.includes('.') && !(schema instanceof z.ZodEnum) && schema.meta()?.label === undefined,
  )
  expect(bare.map(([path]) => path)).toEqual([])
})

test.each(['services/tax.yaml', 'services/deeper/tax.yml', 'tax.yml', 'pages/unknown.yml', 'statistics.yml.bak'])(
  'no content type claims %s',
  (path) => {
    expect(contentTypeOf(path)).toBeUndefined()
  },
)

test('every page has either a template or a file of its own', () => {
  const files = CONTENT_TYPES.flatMap(({ page }) => {
    if (!page) return []
    if (page.template !== undefined) return [`src/templates/${page.template}.tsx`]
    return page.paths.map((path) => `src/pages${path === '/' ? '/index' : path}.tsx`)
  })
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every map with labels refers to the field with their titles', () => {
  const unknown = CONTENT_TYPES.flatMap(({ name, maps = {} }) =>
    Object.values(maps).flatMap(({ titles }) => (titles === undefined ? [] : [`${name}.${titles}`])),
  ).filter((path) => !fields.some(([known, schema]) => known === path && schema instanceof z.ZodArray))
  expect(unknown).toEqual([])
})

test('every field accepts its example', () => {
  const rejected = fields.filter(
    ([, schema]) => schema.meta()?.example !== undefined && !schema.safeParse(schema.meta()?.example).success,
  )
  expect(rejected.map(([path]) => path)).toEqual([])
})

test.each([
  ['index', SHOWN_TESTIMONIALS],
  ['about', SHOWN_MEMBERS],
])('the query of src/pages/%s.tsx has as many entries as its hint says: %i', (page, shown) => {
  expect(readFileSync(`src/pages/${page}.tsx`, 'utf8').match(/(?<=limit: )\d+/g)).toEqual([String(shown)])
})
