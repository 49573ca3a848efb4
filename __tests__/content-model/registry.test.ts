/** @jest-environment node */
import { z } from 'zod'
import { CONTENT_TYPES, contentTypeOf, slugOf } from '../../src/content-model/registry'
import { SERVICE_PREFIXES } from '../../src/content-model/service'
import { sitePaths, THANKS_PATH } from '../../src/routes/paths'
import { contentTree } from '../factories/content'

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

test('every file of the minimal valid content belongs to exactly one content type', () => {
  const types = Object.keys(contentTree()).map(
    (path) => CONTENT_TYPES.filter((type) => contentTypeOf(path) === type).length,
  )
  expect(new Set(types)).toEqual(new Set([1]))
})

test.each(['services/tax.yaml', 'services/deeper/tax.yml', 'tax.yml', 'pages/unknown.yml', 'stats.yml.bak'])(
  'no content type claims %s',
  (path) => {
    expect(contentTypeOf(path)).toBeUndefined()
  },
)

test('the slug of an entry is its file name without the extension', () => {
  expect(slugOf('services/tax-planning.yml')).toBe('tax-planning')
})

test('content types name every page of the site and no other page', () => {
  const special = ['*', '/404', THANKS_PATH]
  const shown = CONTENT_TYPES.flatMap(({ shownOn }) => shownOn).filter((path) => !special.includes(path))
  const legal = ['privacy', 'terms', 'cookies']
  const paths = shown.flatMap((path) =>
    path === '/{slug}' ? legal.map((slug) => `/${slug}`) : path.replace('{slug}', 'tax'),
  )
  expect(new Set(paths)).toEqual(new Set(sitePaths([{ slug: 'tax', prefixes: SERVICE_PREFIXES }])))
})

test('every field accepts its example', () => {
  const rejected = fields.filter(
    ([, schema]) => schema.meta()?.example !== undefined && !schema.safeParse(schema.meta()?.example).success,
  )
  expect(rejected.map(([path]) => path)).toEqual([])
})
