import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrandContent } from '../../../content-model/brand'
import { ICON_NAMES } from '../../../content-model/icon'
import { FIELD_RESOLVERS, readIcon } from '../../../gatsby/schema/field-resolvers'
import { writeBrand } from '../../factories/brand'
import { siteContent } from '../../factories/content'
import { nodeModelOf, nodeOf } from '../node-model'

type Nodes = Parameters<typeof nodeModelOf>[0]

/** Returns the value of an entry's field with a directive. */
function valueOf(directive: string, source: object, nodes?: Nodes, name = 'field'): unknown {
  const fields: Readonly<Record<string, unknown>> = { ...source }
  return FIELD_RESOLVERS[directive]?.({ name, source: fields, value: fields[name], nodeModel: nodeModelOf(nodes) })
}

test.each(ICON_NAMES)('the icon %s has paths, and not the empty square of its grid', (name) => {
  const { paths } = readIcon(name)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths).not.toContain('M0 0h24v24H0z')
})

describe('an image', () => {
  const started = process.cwd()
  afterEach(() => {
    process.chdir(started)
  })

  /** Returns the image that an entry names, on a site with these illustrations. */
  function imageOf(illustrations: BrandContent['illustrations'], field?: string) {
    process.chdir(mkdtempSync(join(tmpdir(), 'image-')))
    writeBrand(process.cwd(), { illustrations })
    // Gatsby finds a file by its path, and then its image by its ID.
    const portrait = { id: 'yaml', absolutePath: '/content/team/ada.yml', children: ['portrait'] }
    const others = { File: [portrait], ImageSharp: [{ id: 'portrait' }] }
    return valueOf('image', { parent: 'yaml', field }, { others })
  }

  test('is the file that the entry names', async () => {
    expect(await imageOf('maps', './ada.jpg')).toEqual({ id: 'portrait' })
  })

  test.each([
    ['on a site without illustrations', 'none', './ada.jpg'],
    ['if the entry does not name any', 'maps', undefined],
  ] as const)('is null %s', async (_, illustrations, field) => {
    expect(await imageOf(illustrations, field)).toBeNull()
  })
})

test.each([
  ['en-US', 'December 1, 2026'],
  ['en-GB', '1 December 2026'],
])('a date is formatted in the language of the site, %s', async (language, text) => {
  expect(await valueOf('day', { field: '2026-12-01' }, { site: { language } })).toEqual({ date: '2026-12-01', text })
})

test.each([
  ['US', '(312) 555-0142', 'tel:+13125550142'],
  ['GB', '020 7946 0142', 'tel:+442079460142'],
])('a phone number without a country code uses the country of the site, %s', async (country, phone, link) => {
  expect(await valueOf('phoneLink', { phone }, { site: { country } }, 'phoneLink')).toBe(link)
})

test.each(['day', 'phoneLink', 'textPerDelivery', 'textPerAnalytics'])(
  'a field with @%s is null if the content leaves it out',
  async (directive) => {
    expect(await valueOf(directive, {})).toBeNull()
  },
)

const DELIVERIES = { simulated: 'Nowhere.', endpoint: 'To {host}, our {host}.', netlify: 'To Netlify at {host}.' }
const TWO_TEXTS = { simulated: 'Please call too.', delivered: 'It has arrived. {reply}' }
const { reply } = siteContent().offer

test.each([
  ['no server', DELIVERIES, { provider: 'simulated' }, 'Nowhere.'],
  [
    'another server',
    DELIVERIES,
    { provider: 'endpoint', url: 'https://requests.example.com:8443/take' },
    'To requests.example.com, our requests.example.com.',
  ],
  [
    'the site’s own function',
    DELIVERIES,
    { provider: 'endpoint', url: '/api/consultation' },
    'To www.example.com, our www.example.com.',
  ],
  ['Netlify', DELIVERIES, { provider: 'netlify' }, 'To Netlify at www.example.com.'],
  ['no server, of two texts', TWO_TEXTS, { provider: 'simulated' }, 'Please call too.'],
  ['Netlify, of two texts', TWO_TEXTS, { provider: 'netlify' }, `It has arrived. ${reply}`],
] as const)('a page has the text for requests that go to %s', async (_, field, delivery, text) => {
  expect(await valueOf('textPerDelivery', { field }, { integrations: { delivery } })).toBe(text)
})

test.each([
  ['nothing', undefined, 'Nothing is counted.'],
  [
    'Plausible',
    { provider: 'plausible', url: 'https://stats.example.com:8443/api/event', website: 'example.com' },
    'Plausible counts at stats.example.com, that is, stats.example.com.',
  ],
] as const)('a page says that %s counts visits', async (_, analytics, text) => {
  const field = { none: 'Nothing is counted.', plausible: 'Plausible counts at {host}, that is, {host}.' }
  expect(await valueOf('textPerAnalytics', { field }, { integrations: { analytics } })).toBe(text)
})

test('a list of links omits links to pages that are switched off, and to their sections', async () => {
  const shown = [
    { label: 'About', to: '/about' },
    { label: 'Elsewhere', to: 'https://www.example.com/careers' },
  ]
  const off = ['/careers', '/careers#positions', '/terms'].map((to) => ({ label: to, to }))
  const site = { show: { careers: false, terms: false } }
  expect(await valueOf('omitsOffPages', { field: [...shown, ...off] }, { site })).toEqual(shown)
})

test.each([
  ['a draft', { draft: true }, 'Draft'],
  ['one that is planned', { publishOn: '2999-12-01' }, 'Not published before December 1, 2999'],
  ['one that is closed', { closesOn: '1999-12-01' }, 'Closed after December 1, 1999'],
  ['one that visitors see', {}, null],
])('a preview states why visitors do not see an entry: %s', async (_, entry, text) => {
  expect(await valueOf('unpublished', entry)).toBe(text)
})

const seo = { title: 'A page', description: 'What it is about. {reply}' }
const service = nodeOf('Service', 'tax-planning', { title: 'Tax Planning Services', description: 'Tax planning.' })

test.each([
  [
    'a page: its texts for search engines',
    nodeOf('AboutPage', 'about', { seo }),
    'A page',
    `What it is about. ${reply}`,
  ],
  ['an entry: its own texts', service, 'Tax Planning Services', 'Tax planning.'],
  ['an entry with a search title', { ...service, searchTitle: 'Taxes' }, 'Taxes', 'Tax planning.'],
])('the head of a page of %s', async (_, entry, title, description) => {
  expect(await valueOf('pageHead', entry)).toEqual({ title, description, address: entry })
})

test.each(['ThanksPage', 'NotFoundPage'])('the unlisted %s has no address', async (type) => {
  expect(await valueOf('pageHead', nodeOf(type, 'page', { seo }))).toHaveProperty('address', null)
})

/** A site with two prefixes, whose menu prefers one. */
function siteWith(prefix?: string) {
  const { navigation } = siteContent()
  return {
    servicePrefixes: ['services', 'advice'],
    navigation: { ...navigation, services: { ...navigation.services, prefix } },
  }
}

const estate = nodeOf('Service', 'estate-planning', { prefixes: ['advice'] })
const ada = nodeOf('TeamMember', 'ada-sample')

test.each([
  ['canonicalPath', nodeOf('AboutPage', 'about'), siteWith(), '/about'],
  ['canonicalPath', service, siteWith(), '/services/tax-planning'],
  ['canonicalPath', estate, siteWith(), '/advice/estate-planning'],
  ['pagePaths', service, siteWith(), ['/services/tax-planning', '/advice/tax-planning']],
  ['pagePaths', estate, siteWith(), ['/advice/estate-planning']],
  ['requestPath', service, siteWith(), '/contact/about/tax-planning'],
  // The menu's own prefix, or else the first path of the service.
  ['menuPath', service, siteWith('advice'), '/advice/tax-planning'],
  ['menuPath', estate, siteWith('services'), '/advice/estate-planning'],
  ['menuPath', service, siteWith(), '/services/tax-planning'],
  ['serviceFolders', {}, siteWith(), ['/services/', '/advice/']],
  ['anchorPath', ada, siteWith(), '/about/team#ada-sample'],
  ['anchorPath', ada, { show: { team: false } }, undefined],
])('@%s of %j', async (directive, entry, site, path) => {
  expect(await valueOf(directive, entry, { site })).toEqual(path)
})
