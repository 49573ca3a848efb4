import type { PublishedContent } from '../../../admin/check-change'
import type { Source } from '../../../admin/preview/marks'
import { type EditedContent, prepareQuery, type QueryContext, readQueryParts } from '../../../admin/preview/run-query'
import {
  contentTree,
  memberContent,
  pagesContent,
  serviceContent,
  siteContent,
  statisticContent,
} from '../../factories/content'
import { startGatsbyEngine } from './gatsby-engine'

const SERVICE = 'services/tax-planning.yml'
const statistic = statisticContent()
const then: PublishedContent = {
  ...contentTree(),
  // The first service is a draft, which is not published.
  'pages/home.yml': { ...pagesContent()['pages/home.yml'], services: { cards: ['draft', 'tax-planning'] } },
  'services/estates.yml': serviceContent({ name: 'Estates', image: './estates.jpg', publishOn: '2026-12-01' }),
  'testimonials/tenth.yml': { author: 'Ten', order: 10 },
}
const ICON = { path: 'M0 0' }

let context: QueryContext
beforeAll(async () => {
  const gatsby = await startGatsbyEngine({})
  context = readQueryParts({ schema: gatsby.printed, fragments: 'fragment Name on Service { name }' }, then)
  gatsby.dispose()
})

/** Shows the key path of a text instead of the text. */
const showKeyPath = (_: string, { keyPath }: Source) => keyPath

/** Runs a query after a file has changed. */
async function run(
  query: string,
  built: object,
  path: string,
  value: unknown,
  mark?: EditedContent['mark'],
): Promise<Record<string, unknown>> {
  const runEdited = await prepareQuery(context, query, { built: [built].flat(), id: path })
  const standIns = {
    icon: (name: unknown) => (name === 'scale' ? ICON : null),
    image: (name: unknown) => (name === undefined ? null : { gatsbyImageData: { src: name } }),
  }
  return runEdited({ now: { ...then, [path]: value }, edited: path, shown: path, standIns, mark })
}

/** The fields of a service, of which some have changed. */
async function ofService(fields: string, built: object, changes: object): Promise<unknown> {
  const query = `query Page($id: String!) { service(id: $id) { ${fields} } }`
  return (await run(query, { service: built }, SERVICE, { ...serviceContent(), ...changes })).service
}

const src = (name: string) => ({ image: { src: name } })

test.each<[title: string, fields: string, built: object, changes: object, result: object]>([
  ['a changed text in a fragment', '...Name', { name: 'Tax' }, { name: 'Taxes' }, { name: 'Taxes' }],
  ['a changed text', 'name', { name: 'Tax' }, { name: 'Taxes' }, { name: 'Taxes' }],
  ['a text under another name', 'label: name', { label: 'Tax' }, { name: 'Taxes' }, { label: 'Taxes' }],
  ['a required text without content: its label', 'name', { name: 'Tax' }, { name: undefined }, { name: 'Short name' }],
  ['an optional text without content: none', 'imageAlt', { imageAlt: 'A map' }, {}, { imageAlt: null }],
  [
    'a required list without content: an empty one',
    'cards { title }',
    { cards: [] },
    { cards: undefined },
    { cards: [] },
  ],
  ['an icon that was just chosen', 'icon { path }', { icon: { path: '' } }, { icon: 'scale' }, { icon: ICON }],
  ['the icon of the build if it is unchanged', 'icon { path }', { icon: { path: 'M1' } }, {}, { icon: { path: 'M1' } }],
  ['a drawing of the build', 'map { image { src } }', { map: src('map.svg') }, {}, { map: src('map.svg') }],
  [
    'a drawing under another name',
    'm: map { i: image { s: src } }',
    { m: { i: { s: '1' } } },
    {},
    { m: { i: { s: '1' } } },
  ],
  ['a date', 'publishOn { text }', {}, { publishOn: '2026-12-01' }, { publishOn: { text: 'December 1, 2026' } }],
  ['a date that is being typed: none', 'publishOn { text }', {}, { publishOn: 'soon' }, { publishOn: null }],
  ['a new item', 'cards { title }', { cards: [] }, { cards: [{ title: 'New' }] }, { cards: [{ title: 'New' }] }],
  ['an item without content: its labels', 'cards { title }', {}, { cards: [''] }, { cards: [{ title: 'Title' }] }],
  [
    'an address by its prefixes',
    'canonicalPath',
    {},
    { prefixes: ['counseling'] },
    { canonicalPath: '/counseling/tax-planning' },
  ],
  ['why visitors do not see it', 'unpublished', { unpublished: null }, { draft: true }, { unpublished: 'Draft' }],
])('the preview of a changed service shows %s', async (_, fields, built, changes, result) => {
  expect(await ofService(fields, built, changes)).toEqual(result)
})

test('an invitation that is switched on has the texts of the home page, and none of its drawings', async () => {
  const query =
    'query Page($id: String!) { textPage(id: $id) { closingPage { callToAction { heading } callToActionMap { image { src } } } } }'
  const { textPage } = await run(query, { textPage: { closingPage: null } }, 'text-pages/privacy.yml', {
    closing: true,
  })
  expect(textPage).toEqual({ closingPage: { callToAction: { heading: 'Talk to us' }, callToActionMap: null } })
})

test.each([
  ['a picture that was just chosen replaces the one of the build', './new.jpg', { src: './new.jpg' }],
  ['a picture that has not changed is the one of the build', './estates.jpg', { width: 1280 }],
  ['a picture that was removed is not shown', undefined, undefined],
])('%s', async (_, image, data) => {
  const query = 'query Page($id: String!) { service(id: $id) { image { gatsbyImageData } } }'
  const built = { service: { image: { gatsbyImageData: { width: 1280 } } } }
  const { service } = await run(query, built, 'services/estates.yml', serviceContent({ image }))
  expect(service).toEqual({ image: data ? { gatsbyImageData: data } : null })
})

test('what the build computed for an entry moves with it in a list, and an added entry has its address', async () => {
  const home = { services: { cards: ['estates', 'tax-planning', 'unknown', ''] } }
  const before = { homePage: { services: { cards: [{ map: src('tax.svg') }] } } }
  const query = '{ homePage { services { cards { name canonicalPath map { image { src } } } } } }'
  expect(await run(query, before, 'pages/home.yml', home)).toEqual({
    homePage: {
      services: {
        cards: [
          { name: 'Estates', canonicalPath: '/services/estates', map: null },
          { name: 'Tax Planning', canonicalPath: '/services/tax-planning', map: src('tax.svg') },
        ],
      },
    },
  })
})

test('what the build computed for a component is found among the results of all static queries', async () => {
  const logo = { onDark: { src: 'logo.svg' } }
  const built = [{ siteSettings: { name: 'Sample Firm' } }, { siteSettings: { logo } }]
  const query = '{ siteSettings { name logo { onDark { src } } } }'
  const result = await run(query, built, 'site.yml', siteContent({ name: 'Northstar' }))
  expect(result).toEqual({ siteSettings: { name: 'Northstar', logo } })
})

test('what the build computed for an item of a list moves with it', async () => {
  const second = { ...statistic, key: 'second' }
  const built = { homePage: { stats: { statistics: [{ icon: { path: 'M1' } }] } } }
  const query = '{ homePage { stats { statistics { icon { path } } } } }'
  const home = pagesContent()['pages/home.yml']
  const changed = { ...home, stats: { ...home.stats, statistics: ['retention'] } }
  const runEdited = await prepareQuery(context, query, { built: [built], id: '' })
  const now = { ...then, 'pages/home.yml': changed, 'statistics.yml': [second, statistic] }
  const data = await runEdited({ now, edited: 'statistics.yml', shown: '', standIns: {} })
  expect(data).toEqual({ homePage: { stats: { statistics: [{ icon: { path: 'M1' } }] } } })
})

test('the labels of links are marked with their fields, also after a link to a page that is switched off', async () => {
  const { footer } = siteContent()
  const links = ['/careers', '/about'].map((to) => ({ label: 'More', to }))
  const settings = { ...siteContent({ footer: { ...footer, legal: links } }), show: { careers: false } }
  const query = '{ siteSettings { footer { legal { label } } } }'
  expect(await run(query, {}, 'site.yml', settings, showKeyPath)).toEqual({
    siteSettings: { footer: { legal: [{ label: 'footer.legal.1.label' }] } },
  })
})

test('each text of a list is marked with its own field, and what is no text has no mark', async () => {
  const query = '{ allTeamMember(sort: [{ order: ASC }]) { nodes { specialties order email linkedin } } }'
  const member = memberContent()
  const specialties = ['specialties.0', 'specialties.1']
  expect(await run(query, {}, 'team/ada-sample.yml', member, showKeyPath)).toEqual({
    allTeamMember: { nodes: [{ specialties, order: 1, email: 'email', linkedin: member.linkedin }] },
  })
})

test('after an item was deleted or moved, each text of the others is marked with the field where it is now', async () => {
  const query = 'query Page($id: String!) { service(id: $id) { cards { title } } }'
  const [first, ...others] = serviceContent().cards
  for (const cards of [others, [...others, first]]) {
    const changed = { ...serviceContent(), cards }
    const marked = cards.map((_, index) => ({ title: `cards.${index}.title` }))
    expect(await run(query, {}, SERVICE, changed, showKeyPath)).toEqual({ service: { cards: marked } })
  }
})

test('a list with a limit contains the entry that is being edited, wherever it is in the order', async () => {
  const query = '{ allTestimonial(sort: [{ order: ASC }], limit: 1) { nodes { author } } }'
  for (const order of [1, 999]) {
    const result = await run(query, { allTestimonial: { nodes: [] } }, 'testimonials/a.yml', { author: 'Ada', order })
    expect(result).toEqual({ allTestimonial: { nodes: [{ author: 'Ada' }] } })
  }
})

test('in a list with a limit, the entry that is being edited takes the last place, and those before it stay', async () => {
  const query = '{ allTestimonial(sort: [{ order: ASC }], limit: 2) { totalCount nodes { author } } }'
  const result = await run(query, {}, 'testimonials/a.yml', { author: 'Ada', order: 999 })
  expect(result).toEqual({ allTestimonial: { totalCount: 3, nodes: [{ author: 'B. Client' }, { author: 'Ada' }] } })
})

test('entries move in a list as soon as the value changes that it is sorted by', async () => {
  const query = '{ allTestimonial(sort: { order: DESC }) { nodes { author } } }'
  const authors = async (order: number) => run(query, {}, 'testimonials/b-client.yml', { author: 'B', order })
  expect(await authors(2)).toEqual({ allTestimonial: { nodes: [{ author: 'Ten' }, { author: 'B' }] } })
  expect(await authors(11)).toEqual({ allTestimonial: { nodes: [{ author: 'B' }, { author: 'Ten' }] } })
})

test('the link of a phone number dials it, and stays as it was while the number is being typed', async () => {
  const query = '{ allTeamMember(sort: [{ order: ASC }]) { nodes { phoneLink } } }'
  const built = { allTeamMember: { nodes: [{ phoneLink: 'tel:1' }] } }
  const links = (phone: string) => run(query, built, 'team/ada-sample.yml', memberContent({ phone }))
  expect(await links('(312) 555-0143')).toEqual({ allTeamMember: { nodes: [{ phoneLink: 'tel:+13125550143' }] } })
  expect(await links('(312)')).toEqual(built)
})

test('while the settings of the site are not valid, what depends on them is as in the build', async () => {
  const query = '{ siteSettings { name } service(id: "services/estates.yml") { publishOn { text } canonicalPath } }'
  const built = { service: { publishOn: { text: 'December 1, 2026' }, canonicalPath: '/services/estates' } }
  const settings = { ...siteContent(), name: 'Northstar', url: 'https' }
  expect(await run(query, built, 'site.yml', settings)).toEqual({ siteSettings: { name: 'Northstar' }, ...built })
})

test('the preview shows what is not content as the build does', async () => {
  const built = { siteBuildMetadata: { year: '2026' } }
  expect(
    await run('{ siteBuildMetadata { year: buildTime(formatString: "YYYY") } }', built, 'site.yml', siteContent()),
  ).toEqual(built)
})

test('while a setting of the site is not valid yet, what depends on the settings stays as it was', async () => {
  const query = '{ homePage { services { cards { canonicalPath } } } siteSettings { footer { legal { label } } } }'
  const { footer } = siteContent()
  const site = siteContent({ footer: { ...footer, legal: [{ label: 'More', to: '' }] } })
  expect(await run(query, {}, 'site.yml', site)).toEqual({
    homePage: { services: { cards: [{ canonicalPath: '/services/tax-planning' }] } },
    siteSettings: { footer: { legal: [{ label: 'More' }] } },
  })
})
