import { pageOf } from '../../../admin/preview/page-of'
import { contentTree, serviceContent, siteContent, statisticContent, testimonialContent } from '../../factories/content'

const built = contentTree()

/** The path of the page that shows a file, with these changes since the build. */
const pathOf = (file: string, changes: Record<string, unknown> = {}) =>
  pageOf(file, built, { ...built, ...changes })?.path

/** More testimonials than the home page has room for; one on a service's page, too. */
const others = Object.fromEntries(
  [1, 2, 3].map((order) => [`testimonials/client-${order}.yml`, testimonialContent({ order })]),
)
const LAST = 'testimonials/last-client.yml'
const last = { [LAST]: testimonialContent({ order: 9 }) }

test.each<[title: string, file: string, changes: Record<string, unknown>, path: string | undefined]>([
  ['an entry with a page, on that', 'services/tax-planning.yml', {}, '/services/tax-planning'],
  ['a new entry, on the page of another of its type', 'services/estates.yml', {}, '/services/tax-planning'],
  ['a team member, on the page of the team', 'team/ada-sample.yml', {}, '/about/team'],
  ['a position, on the page of all', 'jobs/consultant.yml', {}, '/careers'],
  ['the text of all pages of a type, on one of them', 'pages/service-template.yml', {}, '/services/tax-planning'],
  ['what every page shows, on the home page', 'site.yml', {}, '/'],
  ['a testimonial that the home page has room for, there', 'testimonials/b-client.yml', {}, '/'],
  [
    'one that it has no room for, on the page that names it',
    LAST,
    { ...others, ...last, 'services/tax-planning.yml': serviceContent({ testimonial: 'last-client' }) },
    '/services/tax-planning',
  ],
  ['one that no page shows, where it is shown while it is edited', LAST, { ...others, ...last }, '/'],
  ['a new one, there, too', 'testimonials/new.yml', others, '/'],
  [
    'statistics, on the page that shows most of them',
    'statistics.yml',
    {
      'statistics.yml': ['retention', 'growth'].map((key) => statisticContent({ key })),
      'pages/home.yml': { stats: { statistics: ['growth', 'retention'] } },
    },
    '/',
  ],
  [
    'statistics, wherever they are shown',
    'statistics.yml',
    { 'pages/home.yml': { stats: { statistics: [] } } },
    '/about',
  ],
  [
    'one that only a deleted page named, there, too',
    LAST,
    { ...others, ...last, 'services/tax-planning.yml': undefined },
    '/',
  ],
  ['what no page shows, on none', 'redirects.yml', {}, undefined],
])('%s', (_, file, changes, path) => {
  expect(pathOf(file, changes)).toBe(path)
})

test('an entry whose page is switched off is on none', () => {
  const off = { ...built, 'site.yml': siteContent({ show: { careers: false } }) }
  expect(pageOf('jobs/consultant.yml', off, off)).toBeUndefined()
})
