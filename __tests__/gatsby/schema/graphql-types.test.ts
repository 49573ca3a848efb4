/** @jest-environment node */
import { z } from 'zod'
import { byDelivery } from '../../../src/content-model/delivery'
import { icon, link, order, picture, reference } from '../../../src/content-model/fields'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { graphqlTypes } from '../../../gatsby/schema/graphql-types'

const title = z.string().meta({ label: 'Title' })

/** The definitions of one content type with these fields, each on a line of its own. */
const definitionsOf = (fields: z.ZodRawShape, source: ContentType['source'] = { kind: 'folder', folder: 'jobs' }) =>
  graphqlTypes([{ name: 'Job', label: 'a position', shownOn: [], schema: z.strictObject(fields), source }])
    .split('\n')
    .map((line) => line.trim())

const occurrences = (text: string, part: string) => text.split(part).length - 1

test('a content type is a node whose fields are all stated', () => {
  expect(definitionsOf({ title })).toContain('type Job implements Node @dontInfer {')
})

test('a required field is never null', () => {
  expect(definitionsOf({ title })).toContain('title: String!')
})

test('an optional field may be null', () => {
  expect(definitionsOf({ title: title.optional() })).toContain('title: String')
})

test('an entry with a file of its own has a slug', () => {
  expect(definitionsOf({ title })).toContain('slug: String! @proxy(from: "fields.slug")')
})

test('an entry of a list has no slug', () => {
  expect(definitionsOf({ title }, { kind: 'list', file: 'stats.yml' }).join()).not.toContain('slug')
})

test('a whole number is an Int', () => {
  expect(definitionsOf({ order })).toContain('order: Int!')
})

test('a choice between yes and no is a Boolean', () => {
  expect(definitionsOf({ open: z.boolean() })).toContain('open: Boolean!')
})

test.each([
  ['an e-mail address', z.email()],
  ['a web address', z.url()],
  ['a choice without a name', z.enum(['one', 'two'])],
])('%s is a String', (_, schema) => {
  expect(definitionsOf({ field: schema })).toContain('field: String!')
})

test('of texts that depend on the delivery a page gets one', () => {
  const definitions = definitionsOf({ privacy: byDelivery('Privacy', 80), after: byDelivery('After', 80).optional() })
  expect(definitions).toEqual(expect.arrayContaining(['privacy: String! @byDelivery', 'after: String @byDelivery']))
})

test('a list is never null, and neither is what stands in it', () => {
  expect(definitionsOf({ lines: z.array(title) })).toContain('lines: [String!]!')
})

test('a field’s label and hint become its description', () => {
  expect(definitionsOf({ title: z.string().meta({ label: 'Title', hint: 'Such as “One”.' }) })).toContain(
    '"Title. Such as “One”."',
  )
})

test('a reference leads to the entry whose slug it names', () => {
  expect(definitionsOf({ service: reference('Service', { label: 'Service' }) })).toContain(
    'service: Service! @link(by: "fields.slug")',
  )
})

test('a reference to a figure leads to the one whose key it names', () => {
  expect(definitionsOf({ figure: reference('Statistic', { label: 'Figure' }) })).toContain(
    'figure: Statistic! @link(by: "key")',
  )
})

test('a list of references leads to all of them', () => {
  expect(definitionsOf({ services: z.array(reference('Service', { label: 'Service' })) })).toContain(
    'services: [Service!]! @link(by: "fields.slug") @published',
  )
})

test('an icon’s name becomes the icon', () => {
  expect(definitionsOf({ icon })).toContain('icon: Icon! @icon')
})

test('a picture’s name becomes the picture, which may be missing where the field is optional', () => {
  expect(definitionsOf({ image: picture({ label: 'Picture' }).optional() })).toContain('image: ImageSharp @picture')
})

test('a group of fields is a type named after its place', () => {
  expect(definitionsOf({ hero: z.strictObject({ title }) })).toEqual(
    expect.arrayContaining(['hero: JobHero!', 'type JobHero {']),
  )
})

test('an entry of a list of groups is named in the singular', () => {
  expect(definitionsOf({ steps: z.array(z.strictObject({ title })) })).toEqual(
    expect.arrayContaining(['steps: [JobStep!]!', 'type JobStep {']),
  )
})

test('a shape that stands in several places is one type', () => {
  const definitions = definitionsOf({ first: link('First'), second: link('Second') })
  expect(definitions).toEqual(expect.arrayContaining(['first: LinkTo!', 'second: LinkTo!']))
  expect(definitions.filter((line) => line === 'type LinkTo {')).toHaveLength(1)
})

test('a choice with a name is an enum of its options', () => {
  const prefix = z.enum(['services', 'counseling']).meta({ label: 'Prefix', shape: 'ServicePrefix' })
  expect(definitionsOf({ prefixes: z.array(prefix) }).join(' ')).toContain('enum ServicePrefix { services counseling }')
})

test.each([
  ['a date', z.date()],
  ['a union', z.union([z.string(), z.number()])],
  ['a record', z.record(z.string(), z.string())],
])('%s is refused by the name of its field', (_, schema) => {
  expect(() => definitionsOf({ field: schema })).toThrow('JobField has a type that GraphQL definitions are not made of')
})

test.each(CONTENT_TYPES.map(({ name }) => name))('%s is defined once', (name) => {
  expect(occurrences(graphqlTypes(CONTENT_TYPES), `type ${name} implements Node @dontInfer {`)).toBe(1)
})

test('no two definitions have the same name', () => {
  const names = Array.from(graphqlTypes(CONTENT_TYPES).matchAll(/^(?:type|enum) (\w+)/gm), ([, name]) => name)
  expect(names).toEqual([...new Set(names)])
})

test('every type that a field has is defined, by GraphQL, by Gatsby, by the build or here', () => {
  const definitions = graphqlTypes(CONTENT_TYPES)
  const known = ['String', 'Int', 'Boolean', 'ImageSharp', 'Icon', 'EntryFields']
  const used = Array.from(definitions.matchAll(/^ {2}\w+: \[?(\w+)/gm), ([, name]) => name ?? '')
  const undefinedTypes = used.filter(
    (name) => !known.includes(name) && !new RegExp(`^(type|enum) ${name}\\b`, 'm').test(definitions),
  )
  expect(undefinedTypes).toEqual([])
})
