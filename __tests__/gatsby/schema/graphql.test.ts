import { z } from 'zod'
import { textPerAnalytics } from '../../../content-model/analytics'
import { textPerDelivery } from '../../../content-model/delivery'
import { day, image, order, phone, reference } from '../../../content-model/fields'
import { icon } from '../../../content-model/icon'
import { link } from '../../../content-model/link'
import type { ContentType } from '../../../content-model/registry'
import { graphqlTypes } from '../../../gatsby/schema/graphql-types'

const title = z.string().meta({ label: 'Title' })
const service = reference('Service', { label: 'Service', example: 'tax-planning' })
const figure = reference('Statistic', { label: 'Figure', example: 'growth' })
const prefix = z.enum(['services', 'counseling']).meta({ label: 'Prefix', shape: 'ServicePrefix' })

const FOLDER: ContentType['source'] = { kind: 'folder', folder: 'jobs', word: 'job', titleFields: ['title'] }

/** Returns the definitions of one content type with these fields, on one line. */
const definitionsOf = (fields: z.ZodRawShape, source: ContentType['source'] = FOLDER) =>
  graphqlTypes([{ name: 'Job', label: 'a position', schema: z.strictObject(fields), source }]).replace(/\s+/g, ' ')

test.each([
  ['a required field', title, 'field: String! }'],
  ['an optional field', title.optional(), 'field: String }'],
  ['a label and a hint', z.string().meta({ label: 'Title', hint: 'Such as “One”.' }), '"Title. Such as “One”." field:'],
  ['an integer', order, 'field: Int!'],
  ['a named choice', z.array(prefix), 'enum ServicePrefix { services counseling }'],
  ['texts per delivery', textPerDelivery('Privacy', 80), 'field: String! @textPerDelivery'],
  ['texts per analytics', textPerAnalytics('Measured', 80).optional(), 'field: String @textPerAnalytics'],
  ['a list', z.array(title), 'field: [String!]!'],
  ['a reference to an entry that may be unpublished', service, 'field: Service @link(by: "fields.slug")'],
  ['a reference to an entry in a list', figure, 'field: Statistic! @link(by: "key")'],
  ['references', z.array(service), 'field: [Service!]! @link(by: "fields.slug") @published'],
  ['an icon', icon, 'field: Icon! @icon'],
  ['an image', image({ label: 'Image' }).optional(), 'field: ImageSharp @image'],
  ['a date', day({ label: 'Closes on' }).optional(), 'field: Day @day'],
  ['a phone number', phone({ label: 'Phone' }), 'field: String! fieldLink: String! @phoneLink'],
  ['an optional phone number', phone({ label: 'Phone' }).optional(), 'field: String fieldLink: String @phoneLink'],
  ['a group', z.strictObject({ title }), 'type JobField { title: String! } type Job implements Node @dontInfer {'],
])('the definition of %s', (_, field, definition) => {
  const definitions = definitionsOf({ field })
  expect(definitions.replaceAll(/"\w+" /g, '')).toContain(definition)
})

test('the type of a group in a list has a singular name', () => {
  expect(definitionsOf({ steps: z.array(z.strictObject({ title })) })).toMatch(/type JobStep {.*steps: \[JobStep!\]!/)
})

test('an entry with its own file has a slug, and one in a list has none', () => {
  expect(definitionsOf({ title })).toContain('slug: String! @proxy(from: "fields.slug")')
  expect(definitionsOf({ title }, { kind: 'list', file: 'statistics.yml' })).not.toContain('slug')
})

test('a shape that is used in several fields is one type', () => {
  const definitions = definitionsOf({ first: link('First'), second: link('Second') })
  expect(definitions.split('type LinkTo {')).toHaveLength(2)
})

test('the schema rejects a type without a GraphQL counterpart, with the name of its field', () => {
  expect(() => definitionsOf({ field: z.date() })).toThrow('JobField has a type without a GraphQL counterpart')
})
