import { formFields } from '../../content-model/consultation-form/form-fields'
import { contactPage } from '../../content-model/contact-page'
import { FIELD_RESOLVERS } from '../../content-resolvers/field-resolvers'
import { pagesContent, siteContent } from '../factories/content'
import { nodeModelOf, nodeOf } from './node-model'

type Nodes = Parameters<typeof nodeModelOf>[0]

/** Returns the value of an entry's field with a directive. */
function valueOf(directive: string, source: object, nodes?: Nodes, name = 'field'): unknown {
  const fields: Readonly<Record<string, unknown>> = { ...source }
  return FIELD_RESOLVERS[directive]?.({ name, source: fields, value: fields[name], nodeModel: nodeModelOf(nodes) })
}

const day = '2026-12-01'
const links = ['/about', 'https://www.example.com/careers', '/careers', '/careers#positions'].map((to) => ({
  label: to,
  to,
}))

test.each<[string, directive: string, source: object, site: NonNullable<Nodes>['site'], expected: unknown]>([
  ['a date in British English', 'day', { field: day }, { language: 'en-GB' }, { date: day, text: '1 December 2026' }],
  ['a link to a phone number', 'phoneLink', { phone: '020 7946 0142' }, { country: 'GB' }, 'tel:+442079460142'],
  [
    'links without those to pages that are switched off, and to their sections',
    'omitsOffPages',
    { field: links },
    { show: { careers: false } },
    links.slice(0, 2),
  ],
  [
    'why visitors do not see a draft, even one with a date',
    'unpublished',
    { draft: true, publishOn: day },
    {},
    'Draft',
  ],
  ['why they see no plan', 'unpublished', { publishOn: '2999-12-01' }, {}, 'Not published before December 1, 2999'],
  ['why they no longer see an entry', 'unpublished', { closesOn: '1999-12-01' }, {}, 'Closed after December 1, 1999'],
  ['nothing about an entry that they see', 'unpublished', {}, {}, null],
  ['no text about analytics if the content has none', 'textPerAnalytics', {}, {}, null],
  ['no text about a calendar without one', 'textPerScheduling', { field: { other: 'At {host}.' } }, {}, null],
])('a page has %s', async (_, directive, source, site, expected) => {
  const name = directive === 'phoneLink' ? 'phoneLink' : 'field'
  expect(await valueOf(directive, source, { site }, name)).toEqual(expected)
})

test.each([
  ['America/Chicago', 'Not published before December 1, 2026'],
  ['Europe/London', null],
])('a day begins for visitors when it begins in %s', async (timeZone, reason) => {
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 1, 3) })
  expect(await valueOf('unpublished', { publishOn: day }, { site: { timeZone } })).toBe(reason)
  jest.useRealTimers()
})

const DELIVERIES = { simulated: 'Nowhere.', endpoint: 'To {host}, our {host}.', netlify: 'To Netlify at {host}.' }
const TWO_TEXTS = { simulated: 'Please call too.', delivered: 'It has arrived. {reply}' }
const { reply } = siteContent().offer
const elsewhere = { provider: 'endpoint', url: 'https://requests.example.com:8443/take' } as const
const own = { provider: 'endpoint', url: '/api/consultation' } as const

test.each([
  ['no server', DELIVERIES, { provider: 'simulated' }, 'Nowhere.'],
  ['another server', DELIVERIES, elsewhere, 'To requests.example.com, our requests.example.com.'],
  ['the site’s own function', DELIVERIES, own, 'To www.example.com, our www.example.com.'],
  ['no server, of two texts', TWO_TEXTS, { provider: 'simulated' }, 'Please call too.'],
  ['Netlify, of two texts', TWO_TEXTS, { provider: 'netlify' }, `It has arrived. ${reply}`],
] as const)('a page has the text for requests that go to %s', async (_, field, delivery, text) => {
  expect(await valueOf('textPerDelivery', { field }, { integrations: { delivery } })).toBe(text)
})

const url = 'https://stats.example.com:8443/api/event'

test.each([
  ['nothing', undefined, 'Nothing is counted.'],
  [
    'Plausible',
    { provider: 'plausible', url, website: 'example.com' },
    'Plausible counts at stats.example.com, that is, stats.example.com.',
  ],
] as const)('a page says that %s counts visits', async (_, analytics, text) => {
  const field = { none: 'Nothing is counted.', plausible: 'Plausible counts at {host}, that is, {host}.' }
  expect(await valueOf('textPerAnalytics', { field }, { integrations: { analytics } })).toBe(text)
})

test('a page has the text for the calendar, with the name of its server', async () => {
  const chosen = { provider: 'other', url: 'https://calendar.example.com/waymark' } as const
  const field = { other: 'At {host}.', google: 'At Google.' }
  expect(await valueOf('textPerScheduling', { field }, { integrations: { scheduling: chosen } })).toBe(
    'At calendar.example.com.',
  )
})

test('the form has its fields, with numbers as the site’s language writes them', async () => {
  const { form } = pagesContent()['pages/contact.yml']
  const fields = await valueOf('consultationFields', form, { site: { language: 'de-DE' } })
  expect(fields).toEqual(formFields(contactPage.shape.form.parse(form), 'de-DE'))
})

const seo = { title: 'A page', description: 'What it is about. {reply}' }
const texts = { title: 'Tax Planning Services', description: 'Tax planning.' }
const about = nodeOf('AboutPage', 'about', { seo })
const tax = nodeOf('Service', 'tax-planning', texts)
const taxes = { ...tax, searchTitle: 'Taxes' }

test.each([
  ['a page has its texts for search engines', about, { title: 'A page', description: `What it is about. ${reply}` }],
  ['an entry’s page has the texts of the entry', tax, texts],
  ['an entry’s page has the search title instead, if the entry has one', taxes, { ...texts, title: 'Taxes' }],
])('the head of %s', async (_, entry, head) => {
  expect(await valueOf('pageHead', entry)).toEqual({ ...head, address: entry })
})

test.each(['ThanksPage', 'NotFoundPage'])('the unlisted %s has no address', async (type) => {
  expect(await valueOf('pageHead', nodeOf(type, 'page', { seo }))).toHaveProperty('address', null)
})

/** A site with two prefixes, whose menu prefers one. */
function siteWith(prefix?: string) {
  const { navigation } = siteContent()
  const services = { ...navigation.services, prefix }
  return { servicePrefixes: ['services', 'advice'], navigation: { ...navigation, services } }
}

const estate = nodeOf('Service', 'estate-planning', { prefixes: ['advice'] })
const ada = nodeOf('TeamMember', 'ada-sample')

test.each([
  ['the path of a service that search engines see', 'canonicalPath', estate, siteWith(), '/advice/estate-planning'],
  ['all paths of a service', 'pagePaths', tax, siteWith(), ['/services/tax-planning', '/advice/tax-planning']],
  ['the path of a service with the menu’s prefix', 'menuPath', tax, siteWith('advice'), '/advice/tax-planning'],
  [
    'the path of a service with exactly that prefix',
    'menuPath',
    tax,
    { ...siteWith('advice'), servicePrefixes: ['advice-new', 'advice'] },
    '/advice/tax-planning',
  ],
  ['the first path of a service without it', 'menuPath', estate, siteWith('services'), '/advice/estate-planning'],
  ['the first path if the menu has no prefix', 'menuPath', tax, siteWith(), '/services/tax-planning'],
  ['the folders of services', 'serviceFolders', {}, siteWith(), ['/services/', '/advice/']],
  ['the place of a member on the team page', 'anchorPath', ada, siteWith(), '/about/team#ada-sample'],
  ['no place of a member without that page', 'anchorPath', ada, { show: { team: false } }, undefined],
])('pages get %s by the directive @%s', async (_, directive, entry, site, path) => {
  expect(await valueOf(directive, entry, { site })).toEqual(path)
})
