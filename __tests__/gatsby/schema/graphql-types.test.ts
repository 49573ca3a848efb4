/** @jest-environment node */
import { z } from 'zod'
import { graphqlTypes } from '../../../gatsby/schema/graphql-types'
import { textPerAnalytics } from '../../../src/content-model/analytics'
import { textPerDelivery } from '../../../src/content-model/delivery'
import { day, image, order, phone, reference } from '../../../src/content-model/fields'
import { icon } from '../../../src/content-model/icon'
import { link } from '../../../src/content-model/link'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'

const title = z.string().meta({ label: 'Title' })

const FOLDER: ContentType['source'] = { kind: 'folder', folder: 'jobs', word: 'job', titleFields: ['title'] }

/** Returns the lines of the definitions of one content type with these fields. */
const definitionsOf = (fields: z.ZodRawShape, source: ContentType['source'] = FOLDER) =>
  graphqlTypes([{ name: 'Job', label: 'a position', schema: z.strictObject(fields), source }])
    .split('\n')
    .map((line) => line.trim())

const occurrences = (text: string, part: string) => text.split(part).length - 1

test('a content type is a node without inferred fields', () => {
  expect(definitionsOf({ title })).toContain('type Job implements Node @dontInfer {')
})

test('a required field is never null', () => {
  expect(definitionsOf({ title })).toContain('title: String!')
})

test('an optional field may be null', () => {
  expect(definitionsOf({ title: title.optional() })).toContain('title: String')
})

test('an entry with its own file has a slug', () => {
  expect(definitionsOf({ title })).toContain('slug: String! @proxy(from: "fields.slug")')
})

test('an entry in a list has no slug', () => {
  expect(definitionsOf({ title }, { kind: 'list', file: 'statistics.yml' }).join()).not.toContain('slug')
})

test('an integer is an Int', () => {
  expect(definitionsOf({ order })).toContain('order: Int!')
})

test('a yes/no choice is a Boolean', () => {
  expect(definitionsOf({ open: z.boolean() })).toContain('open: Boolean!')
})

test.each([
  ['an email address', z.email()],
  ['a web address', z.url()],
  ['an unnamed choice', z.enum(['one', 'two'])],
])('%s is a String', (_, schema) => {
  expect(definitionsOf({ field: schema })).toContain('field: String!')
})

test('a group of texts that depend on the delivery becomes a single text', () => {
  const definitions = definitionsOf({
    privacy: textPerDelivery('Privacy', 80),
    after: textPerDelivery('After', 80).optional(),
  })
  expect(definitions).toEqual(
    expect.arrayContaining(['privacy: String! @textPerDelivery', 'after: String @textPerDelivery']),
  )
})

test('a group of texts that depend on the analytics becomes a single text', () => {
  expect(definitionsOf({ measured: textPerAnalytics('Measured', 80) })).toContain('measured: String! @textPerAnalytics')
})

test('neither a list nor its elements are ever null', () => {
  expect(definitionsOf({ lines: z.array(title) })).toContain('lines: [String!]!')
})

test('a field’s label and hint become its description', () => {
  expect(definitionsOf({ title: z.string().meta({ label: 'Title', hint: 'Such as “One”.' }) })).toContain(
    '"Title. Such as “One”."',
  )
})

test('a reference links to the entry by its slug, and is null if the entry is unpublished', () => {
  expect(definitionsOf({ service: reference('Service', { label: 'Service', example: 'tax-planning' }) })).toContain(
    'service: Service @link(by: "fields.slug")',
  )
})

test('a reference to a statistic links to it by its key', () => {
  expect(definitionsOf({ figure: reference('Statistic', { label: 'Figure', example: 'growth' }) })).toContain(
    'figure: Statistic! @link(by: "key")',
  )
})

test('a list of references links to all published entries', () => {
  expect(
    definitionsOf({ services: z.array(reference('Service', { label: 'Service', example: 'tax-planning' })) }),
  ).toContain('services: [Service!]! @link(by: "fields.slug") @published')
})

test('the name of an icon becomes the icon', () => {
  expect(definitionsOf({ icon })).toContain('icon: Icon! @icon')
})

test('the name of an image becomes the image, which may be null if the field is optional', () => {
  expect(definitionsOf({ image: image({ label: 'Image' }).optional() })).toContain('image: ImageSharp @image')
})

test('a date is a Day', () => {
  expect(definitionsOf({ closesOn: day({ label: 'Closes on' }).optional() })).toContain('closesOn: Day @day')
})

test('a phone number has a link beside it', () => {
  expect(definitionsOf({ phone: phone({ label: 'Phone' }), fax: phone({ label: 'Fax' }).optional() })).toEqual(
    expect.arrayContaining([
      'phone: String!',
      'phoneLink: String! @phoneLink(from: "phone")',
      'faxLink: String @phoneLink(from: "fax")',
    ]),
  )
})

test('a group of fields is a type named after its position', () => {
  expect(definitionsOf({ hero: z.strictObject({ title }) })).toEqual(
    expect.arrayContaining(['hero: JobHero!', 'type JobHero {']),
  )
})

test('the type of a group in a list has a singular name', () => {
  expect(definitionsOf({ steps: z.array(z.strictObject({ title })) })).toEqual(
    expect.arrayContaining(['steps: [JobStep!]!', 'type JobStep {']),
  )
})

test('a shape that is used in several fields is one type', () => {
  const definitions = definitionsOf({ first: link('First'), second: link('Second') })
  expect(definitions).toEqual(expect.arrayContaining(['first: LinkTo!', 'second: LinkTo!']))
  expect(definitions.filter((line) => line === 'type LinkTo {')).toHaveLength(1)
})

test('a named choice is an enum of its options', () => {
  const prefix = z.enum(['services', 'counseling']).meta({ label: 'Prefix', shape: 'ServicePrefix' })
  expect(definitionsOf({ prefixes: z.array(prefix) }).join(' ')).toContain('enum ServicePrefix { services counseling }')
})

test.each([
  ['a date', z.date()],
  ['a union', z.union([z.string(), z.number()])],
  ['a record', z.record(z.string(), z.string())],
])('the schema rejects %s, with the name of its field', (_, schema) => {
  expect(() => definitionsOf({ field: schema })).toThrow('JobField has a type without a GraphQL counterpart')
})

test.each(CONTENT_TYPES.map(({ name }) => name))('%s is defined once', (name) => {
  expect(occurrences(graphqlTypes(CONTENT_TYPES), `type ${name} implements Node @dontInfer {`)).toBe(1)
})

test('no two definitions have the same name', () => {
  const names = Array.from(graphqlTypes(CONTENT_TYPES).matchAll(/^(?:type|enum) (\w+)/gm), ([, name]) => name)
  expect(names).toEqual([...new Set(names)])
})

test('every type that a field uses is defined by GraphQL, Gatsby, the build, or these definitions', () => {
  const definitions = graphqlTypes(CONTENT_TYPES)
  const known = ['String', 'Int', 'Boolean', 'ImageSharp', 'Icon', 'Day', 'EntryFields']
  const used = Array.from(definitions.matchAll(/^ {2}\w+: \[?(\w+)/gm), ([, name]) => name ?? '')
  const undefinedTypes = used.filter(
    (name) => !known.includes(name) && !new RegExp(`^(type|enum) ${name}\\b`, 'm').test(definitions),
  )
  expect(undefinedTypes).toEqual([])
})
