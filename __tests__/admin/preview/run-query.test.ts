import { pageOf } from '../../../admin/preview/page-of'
import { addDocument, runQuery, type Site } from '../../../admin/preview/run-query'
import { site as siteSettings } from '../../../content-model/site'
import { contentTree, jobContent, memberContent, pagesContent, serviceContent } from '../../factories/content'

const SERVICE = 'services/tax-planning.yml'
const then: Site['then'] = {
  ...contentTree(),
  // The first service is a draft, which is not published.
  'pages/home.yml': { ...pagesContent()['pages/home.yml'], services: { cards: ['draft', 'tax-planning'] } },
  'services/estates.yml': serviceContent({ name: 'Estates' }),
  'testimonials/tenth.yml': { author: 'Ten', order: 10 },
}
const ICON = { path: 'M0 0' }

/** Runs a query after a file has changed. */
function run(query: string, built: object, path: string, value: unknown): Record<string, unknown> {
  addDocument(query)
  const site: Site = {
    then,
    now: { ...then, [path]: value },
    settings: siteSettings.parse(then['site.yml']),
    edited: path,
    shown: path,
    icons: { scale: ICON },
    pictureAt: (name) => `blob:${name}`,
  }
  return runQuery(query, built, site)
}

const ofService = (fields: string, built: object, changes: object) =>
  run(`{ service(id: "") { ${fields} } }`, { service: built }, SERVICE, { ...serviceContent(), ...changes }).service

test.each<[title: string, fields: string, built: object, changes: object, result: object]>([
  ['a changed text', 'name', { name: 'Tax' }, { name: 'Taxes' }, { name: 'Taxes' }],
  ['a text under another name', 'label: name', { label: 'Tax' }, { name: 'Taxes' }, { label: 'Taxes' }],
  ['a required text without content: its label', 'name', { name: 'Tax' }, { name: undefined }, { name: 'Short name' }],
  ['an optional text without content', 'imageAlt', { imageAlt: 'A map' }, {}, { imageAlt: null }],
  ['another icon', 'icon { path }', { icon: { path: '' } }, { icon: 'scale' }, { icon: ICON }],
  ['a drawing of the build', 'map { image }', { map: { image: 'map.svg' } }, {}, { map: { image: 'map.svg' } }],
  ['a date', 'publishOn { text }', {}, { publishOn: '2026-12-01' }, { publishOn: { text: 'December 1, 2026' } }],
  ['a new item', 'cards { title }', { cards: [] }, { cards: [{ title: 'New' }] }, { cards: [{ title: 'New' }] }],
])('%s', (_, fields, built, changes, result) => {
  expect(ofService(fields, built, changes)).toMatchObject(result)
})

test('an invitation that is switched on has the texts of the home page, and none of its drawings', () => {
  const query = '{ textPage(id: "") { closingPage { callToAction { heading } callToActionMap { image } } } }'
  const { textPage } = run(query, { textPage: { closingPage: null } }, 'text-pages/fees.yml', { closing: true })
  expect(textPage).toMatchObject({ closingPage: { callToAction: { heading: 'Talk to us' }, callToActionMap: null } })
})

test('a picture that was just chosen replaces the one of the build', () => {
  const picture = ofService('image { gatsbyImageData }', { image: null }, { image: './new.jpg' })
  expect(picture).toMatchObject({ image: { gatsbyImageData: { images: { fallback: { src: 'blob:./new.jpg' } } } } })
})

test('what the build computed for an entry moves with it in a list, and an added entry has its address', () => {
  const home = { services: { cards: ['estates', 'tax-planning', 'unknown'] } }
  const before = { homePage: { services: { cards: [{ thumbnail: { src: 'tax.svg' } }] } } }
  const query = '{ homePage { services { cards { name canonicalPath thumbnail { src } } } } }'
  expect(run(query, before, 'pages/home.yml', home)).toEqual({
    homePage: {
      services: {
        cards: [
          { name: 'Estates', canonicalPath: '/services/estates', thumbnail: null },
          { name: 'Tax Planning', canonicalPath: '/services/tax-planning', thumbnail: { src: 'tax.svg' } },
        ],
      },
    },
  })
})

test('an entry of a list file is found by its key', () => {
  const query = '{ homePage { stats { statistics { label } } } }'
  const [first] = then['statistics.yml'] as object[]
  const result = run(query, {}, 'statistics.yml', [{ ...first, label: 'clients who stay' }])
  expect(result).toEqual({ homePage: { stats: { statistics: [{ label: 'clients who stay' }] } } })
})

test('a sorted list of entries is sorted again, and contains the entry that is being edited', () => {
  const query = '{ allTestimonial(sort: [{ order: ASC }], limit: 1) { nodes { author } } }'
  for (const order of [1, 999]) {
    const result = run(query, { allTestimonial: { nodes: [] } }, 'testimonials/new.yml', { author: 'Ada', order })
    expect(result).toEqual({ allTestimonial: { nodes: [{ author: 'Ada' }] } })
  }
})

test('the second entry of a sorted list comes before the tenth', () => {
  const query = '{ allTestimonial(sort: [{ order: ASC }]) { nodes { author } } }'
  const result = run(query, {}, 'testimonials/b-client.yml', { author: 'Two', order: 2 })
  expect(result).toEqual({ allTestimonial: { nodes: [{ author: 'Two' }, { author: 'Ten' }] } })
})

test('the link of a phone number dials it, and stays as it was while the number is being typed', () => {
  const query = '{ allTeamMember(sort: [{ order: ASC }]) { nodes { phoneLink } } }'
  const links = (phone: string) =>
    run(query, { allTeamMember: { nodes: [{ phoneLink: 'tel:1' }] } }, 'team/ada-sample.yml', memberContent({ phone }))
  expect(links('(312) 555-0143')).toEqual({ allTeamMember: { nodes: [{ phoneLink: 'tel:+13125550143' }] } })
  expect(links('(312)')).toEqual({ allTeamMember: { nodes: [{ phoneLink: 'tel:1' }] } })
})

test.each([
  [SERVICE, '/services/tax-planning'],
  ['services/new.yml', '/services/tax-planning'],
  ['pages/home.yml', '/'],
  ['pages/service-template.yml', '/services/tax-planning'],
  ['testimonials/b-client.yml', '/'],
  ['team/ada-sample.yml', '/about/team'],
  ['statistics.yml', '/'],
  ['site.yml', '/'],
  ['redirects.yml', undefined],
])('%s is shown on the page %s', (path, page) => {
  expect(pageOf(path, contentTree())?.path).toBe(page)
})

test('an entry whose page is switched off is on no page', () => {
  const site = { ...siteSettings.parse(then['site.yml']), show: { careers: false } }
  expect(pageOf('jobs/consultant.yml', { 'site.yml': site, 'jobs/consultant.yml': jobContent() })).toBeUndefined()
})
