import { z } from 'zod'
import { defineContentType } from '../../../content-model/content-type'
import {
  canonicalPath,
  canonicalPaths,
  entryAddresses,
  linkablePages,
  offPages,
  pagePaths,
  pathsAbove,
  sectionAnchors,
  shownOn,
} from '../../../content-model/routes/entry-paths'
import { homePageType } from '../../../content-model/home-page'
import { serviceType } from '../../../content-model/service'
import { serviceTemplateType } from '../../../content-model/service-template'
import { siteType } from '../../../content-model/site'
import { teamMemberType } from '../../../content-model/team-member'
import { testimonialType } from '../../../content-model/testimonial'
import { textPageType } from '../../../content-model/text-page'

const schema = z.strictObject({})

const storiesPage = defineContentType({
  name: 'HomePage',
  label: 'the list of stories',
  schema,
  source: { kind: 'file', file: 'pages/stories.yml' },
  page: { paths: ['/stories'], anchors: ['list'] },
})

const story = defineContentType({
  name: 'Job',
  label: 'a story',
  schema,
  source: { kind: 'folder', folder: 'stories', word: 'story', titleFields: ['title'] },
  page: { paths: ['/stories/{slug}'], template: 'story', anchors: ['result'], parent: storiesPage },
})

const author = defineContentType({
  name: 'TeamMember',
  label: 'an author',
  schema,
  source: { kind: 'folder', folder: 'authors', word: 'author', titleFields: ['name'] },
  anchorOn: storiesPage,
  alsoShownOn: ['/'],
})

const SITE = { prefixes: ['services', 'counseling'], off: new Set<string>() }
const siteEntry = (value: object) => ({ type: siteType, slug: 'site', value })

test.each([
  ['its prefix', ['counseling'], ['/counseling/tax-planning']],
  ['the canonical one first', ['counseling', 'services'], ['/services/tax-planning', '/counseling/tax-planning']],
  ['all prefixes if it has none', [], ['/services/tax-planning', '/counseling/tax-planning']],
  ['all prefixes if its own are unknown', ['elsewhere'], ['/services/tax-planning', '/counseling/tax-planning']],
  ['all prefixes if its own are invalid', [1], ['/services/tax-planning', '/counseling/tax-planning']],
])('a service is served under %s', (_, prefixes, paths) => {
  expect(pagePaths(serviceType, 'tax-planning', { prefixes }, SITE)).toEqual(paths)
})

test('the canonical path of an entry without pages is an error', () => {
  expect(() => canonicalPath(author, 'ada', {}, SITE)).toThrow('TeamMember has no pages')
})

test('an entry is shown on its own pages, the page with its anchor, and the additional pages of its content type', () => {
  expect(shownOn(author)).toEqual(['/stories', '/'])
  expect(shownOn(testimonialType)).toEqual(['/'])
  expect(shownOn(serviceTemplateType)).toEqual(['/{prefix}/{slug}'])
})

test('every page has the anchors of its sections, and one for its content', () => {
  expect(sectionAnchors(storiesPage)).toEqual(['list', 'content'])
  expect(sectionAnchors(serviceTemplateType)).toEqual(sectionAnchors(serviceType))
})

test('a page is below its parent, which is below the home page', () => {
  expect(pathsAbove({ ...story, page: { paths: ['/epilogue'], anchors: [], parent: story } })).toEqual([
    '/',
    '/stories',
    '/stories/{slug}',
  ])
  expect(pathsAbove(homePageType)).toEqual([])
})

test('the thank-you page is not in the sitemap, and links cannot point to it', () => {
  expect(canonicalPaths([])).not.toContain('/contact/thanks')
  expect([...linkablePages([]).keys()]).not.toContain('/contact/thanks')
})

test('each team member is an anchor on the team page only, besides its sections', () => {
  const pages = linkablePages(['ada', 'bea'].map((slug) => ({ type: teamMemberType, slug, value: {} })))
  expect(pages.get('/about/team')).toEqual([...(linkablePages([]).get('/about/team') ?? []), 'ada', 'bea'])
  expect([...pages].flatMap(([path, anchors]) => (anchors.includes('ada') ? [path] : []))).toEqual(['/about/team'])
})

test('the section of testimonials is an anchor only if there are testimonials', () => {
  const testimonials = ['one', 'two'].map((slug) => ({ type: testimonialType, slug, value: {} }))
  const anchors = linkablePages(testimonials).get('/')
  expect(anchors?.filter((anchor) => anchor === 'testimonials')).toHaveLength(1)
  expect(linkablePages([]).get('/')).not.toContain('testimonials')
})

test('links to an address that two entries have lead to the sections of the page with its own file', () => {
  const pages = linkablePages([{ type: textPageType, slug: 'about', value: {} }])
  expect(pages.get('/about')).toEqual(linkablePages([]).get('/about'))
})

/** The pages that links can point to, and those in the sitemap, which are there with some entries, and not with others. */
const onlyWith = (...[entries, others]: Parameters<typeof canonicalPaths>[0][]) =>
  [(all: typeof entries = []) => [...linkablePages(all).keys()], (all: typeof entries = []) => canonicalPaths(all)].map(
    (pathsOf) => pathsOf(entries).filter((path) => !pathsOf(others).includes(path)),
  )

test('a service has a page under each of the site’s prefixes, or of its own, of which the first is in the sitemap', () => {
  const site = siteEntry({ servicePrefixes: ['advice', 'plans'] })
  const services = [
    { type: serviceType, slug: 'tax', value: {} },
    { type: serviceType, slug: 'wealth', value: { prefixes: ['plans'] } },
  ]
  expect(onlyWith([site, ...services], [site])).toEqual([
    ['/advice/tax', '/plans/tax', '/plans/wealth'],
    ['/advice/tax', '/plans/wealth'],
  ])
})

test('only pages that are switched off are missing in the sitemap, and links cannot point to them', () => {
  const site = (show: object) => [siteEntry({ servicePrefixes: ['services'], show })]
  const off = { careers: false, team: true }
  expect(onlyWith(site({}), site(off))).toEqual([['/careers'], ['/careers']])
  expect(onlyWith(site(off), site({}))).toEqual([[], []])
})

test('each page that is switched off is listed with its switch', () => {
  const off = offPages({ prefixes: [], off: new Set(['careers', 'team', 'testimonials']) })
  expect(Object.fromEntries(off)).toEqual({ '/about/team': 'team', '/careers': 'careers' })
})

test.each([
  ['a member', teamMemberType, {}, [], ['/about/team#ada']],
  ['a member while the team page is switched off', teamMemberType, {}, ['team'], []],
  ['a service', serviceType, { prefixes: ['counseling', 'services'] }, [], ['/services/ada', '/counseling/ada']],
])('%s has these addresses: %#', (_, type, value, off, addresses) => {
  expect(entryAddresses(type, 'ada', value, { ...SITE, off: new Set(off) })).toEqual(addresses)
})
