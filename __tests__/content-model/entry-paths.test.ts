import { z } from 'zod'
import { defineContentType } from '../../content-model/content-type'
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
} from '../../content-model/entry-paths'
import { CONTENT_TYPES } from '../../content-model/registry'
import { serviceType } from '../../content-model/service'
import { servicePageType } from '../../content-model/service-page'
import { siteType } from '../../content-model/site'
import { teamMemberType } from '../../content-model/team-member'
import { testimonialType } from '../../content-model/testimonial'

const schema = z.strictObject({})

const storiesPage = defineContentType({
  name: 'HomePage',
  label: 'the list of stories',
  schema,
  source: { kind: 'files', files: ['pages/stories.yml'] },
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

const tax = (...prefixes: unknown[]) => pagePaths(serviceType, 'tax-planning', { prefixes }, SITE)

test('an entry has one page for each path of its content type', () => {
  expect(pagePaths(story, 'merger', {}, SITE)).toEqual(['/stories/merger'])
})

test('an entry with prefixes has only those paths, with the canonical path first', () => {
  expect(tax('counseling')).toEqual(['/counseling/tax-planning'])
  expect(tax('counseling', 'services')).toEqual(['/services/tax-planning', '/counseling/tax-planning'])
})

test.each([[[]], [['elsewhere']], [[1]]])('an entry with the prefixes %j counts as served under all', (prefixes) => {
  expect(tax(...prefixes)).toEqual(['/services/tax-planning', '/counseling/tax-planning'])
})

test('the canonical path of an entry without pages is an error', () => {
  expect(() => canonicalPath(author, 'ada', {}, SITE)).toThrow('TeamMember has no pages')
})

test('an entry that is an anchor has the address of that anchor', () => {
  expect(entryAddresses(author, 'ada', {}, SITE)).toEqual(['/stories#ada'])
})

test('an entry is shown on its own pages, the page with its anchor, and the additional pages of its content type', () => {
  expect(shownOn(author)).toEqual(['/stories', '/'])
  expect(shownOn(servicePageType)).toEqual(['/{prefix}/{slug}'])
})

test('a page is below its parent, which is below the home page', () => {
  expect(pathsAbove(story)).toEqual(['/', '/stories'])
})

test('shared text has the anchors of the pages that show it', () => {
  expect(sectionAnchors(servicePageType)).toEqual(sectionAnchors(serviceType))
})

test('the thank-you page is not in the sitemap, and links cannot point to it', () => {
  expect(canonicalPaths([])).not.toContain('/contact/thanks')
  expect([...linkablePages([]).keys()]).not.toContain('/contact/thanks')
})

test.each(['/', '/about', '/about/team', '/careers', '/services', '/contact', '/privacy', '/terms', '/cookies'])(
  'the sitemap has %s, which is in the specification or its footer',
  (path) => {
    expect(canonicalPaths([])).toContain(path)
  },
)

test('a team member is an anchor on the team page', () => {
  expect(linkablePages([{ type: teamMemberType, slug: 'ada-sample', value: {} }]).get('/about/team')).toContain(
    'ada-sample',
  )
})

test('the section of testimonials is an anchor only if there are testimonials', () => {
  const testimonials = ['one', 'two'].map((slug) => ({ type: testimonialType, slug, value: {} }))
  expect(linkablePages(testimonials).get('/')).toContain('testimonials')
  expect(linkablePages([]).get('/')).not.toContain('testimonials')
})

test('services use the site’s prefixes', () => {
  const entries = [siteEntry({ servicePrefixes: ['advice'] }), { type: serviceType, slug: 'tax', value: {} }]
  expect([...linkablePages(entries).keys()]).toContain('/advice/tax')
  expect(canonicalPaths(entries)).toContain('/advice/tax')
})

test('pages that are switched off are not in the sitemap, and links cannot point to them', () => {
  const entries = [siteEntry({ servicePrefixes: ['services'], show: { careers: false, terms: false, team: true } })]
  for (const paths of [[...linkablePages(entries).keys()], canonicalPaths(entries)]) {
    expect(paths).toEqual(expect.arrayContaining(['/about/team', '/privacy', '/cookies']))
    expect(paths.filter((path) => ['/careers', '/terms'].includes(path))).toEqual([])
  }
})

test('each page that is switched off is listed with its switch', () => {
  expect(offPages({ prefixes: [], off: new Set(['team', 'testimonials', 'cookies']) })).toEqual(
    new Map([
      ['/about/team', 'team'],
      ['/cookies', 'cookies'],
    ]),
  )
})

test('a member has no address on the team page if that is switched off', () => {
  expect(entryAddresses(teamMemberType, 'ada', {}, { ...SITE, off: new Set(['team']) })).toEqual([])
})

test('no two content types have the same name or file', () => {
  const names = CONTENT_TYPES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
