// The pages, services, names, and counts that the specification prescribes. Browser tests show that the pages have them.
import {
  about,
  careers,
  home,
  jobs,
  named,
  overview,
  paths,
  servicePaths,
  services,
  shownTestimonials,
  site,
  statistics,
  team,
  teamPage,
} from '../browser/content'
import {
  CLAIMS,
  HOME_SERVICES,
  MENU_GROUPS,
  OVERVIEW_GROUPS,
  PAGES,
  SERVICE_TABLE,
  UNDER_BOTH,
  UNDER_SERVICES_ALONE,
} from './specification'

const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title)

test('the pages that the specification names exist', () => {
  expect(paths).toEqual(expect.arrayContaining(PAGES))
})

test('the overview has four groups with their services in the specified order', () => {
  expect(overview.groups.map((group) => [group.title, group.services])).toEqual(OVERVIEW_GROUPS)
})

test('an engagement has four steps', () => {
  expect(titlesOf(overview.approach.steps)).toEqual([
    'Discovery',
    'Strategy Development',
    'Implementation',
    'Ongoing Support',
  ])
})

test('the menu has four groups with their services', () => {
  // The specification's "Well-being" is the menu's name; the title of the page is "Well-Being Services".
  const menu = site.navigation.services.groups.map((group) => [
    group.title,
    group.services.map((slug) => [named(services, slug).name.toLowerCase(), slug]),
  ])
  expect(menu).toEqual(
    MENU_GROUPS.map(([title, entries]) => [title, entries.map(([name, slug]) => [name.toLowerCase(), slug])]),
  )
})

test('the navigation bar has Home, About, Contact, and Get Started', () => {
  const { home: start, pages, button } = site.navigation
  expect([start, ...pages, button]).toEqual([
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
    { label: 'Get Started', to: '/contact' },
  ])
})

test('the home page has seven services, six statistics, and three testimonials with five of five points', () => {
  expect(home.services.cards).toEqual(HOME_SERVICES)
  expect(home.stats.statistics).toHaveLength(6)
  expect(shownTestimonials.map(({ rating }) => rating)).toEqual([5, 5, 5])
})

test('buttons lead to a consultation and to the services', () => {
  expect([home.hero.primary, home.hero.secondary, home.services.all]).toEqual([
    { label: 'Schedule a Consultation', to: '/contact' },
    { label: 'Explore Our Services', to: '/services' },
    { label: 'View All Services', to: '/services' },
  ])
})

test.each([
  ['/', home],
  ['/about', about],
  ['/careers', careers],
  ['/services', overview],
])('%s ends with a call to action that links to the contact page', (_, { callToAction }) => {
  expect(callToAction.button.to).toBe('/contact')
})

test('the sixteen services have 27 pages under the specified prefixes', () => {
  const expected = [
    ...UNDER_BOTH.flatMap((slug) => [`/services/${slug}`, `/counseling/${slug}`]),
    ...UNDER_SERVICES_ALONE.map((slug) => `/services/${slug}`),
    '/counseling/holistic-planning',
  ]
  expect(services).toHaveLength(16)
  expect(expected).toHaveLength(27)
  expect(services.flatMap(servicePaths).sort()).toEqual(expected.sort())
})

test.each(SERVICE_TABLE)(
  'the service %s has its title, its cards, and a page under /counseling',
  (slug, title, cards) => {
    const service = named(services, slug)
    expect(service.title).toBe(title)
    expect(titlesOf(service.cards)).toEqual(cards)
    expect(servicePaths(service)).toContain(`/counseling/${slug}`)
  },
)

test('the title of every service ends with “Services”, except for Product Solutions', () => {
  expect(titlesOf(services).filter((title) => !title.endsWith(' Services'))).toEqual(['Product Solutions'])
})

test('the home and about pages have the nine claims of the firm', () => {
  const shown = [...new Set([...home.stats.statistics, ...about.story.statistics])].map((key) => named(statistics, key))
  expect(shown).toHaveLength(CLAIMS.length)
  for (const [value, label] of CLAIMS) expect(shown.find((one) => label.test(one.label))?.value).toBe(value)
})

test('every statistic has a footnote', () => {
  expect(statistics.filter(({ note }) => note === undefined)).toEqual([])
})

test('the about page has four values, and the team page has three', () => {
  expect(titlesOf(about.values.items)).toEqual(['Excellence', 'Innovation', 'Integrity', 'Partnership'])
  expect(teamPage.values.items).toHaveLength(3)
})

test('two people lead the firm', () => {
  expect(team).toHaveLength(2)
})

test('the firm offers four benefits', () => {
  expect(titlesOf(careers.benefits.items)).toEqual([
    'Health and Wellness',
    'Competitive Compensation',
    'Professional Growth',
    'Collaborative Culture',
  ])
})

test('three positions are open', () => {
  expect(jobs.map(({ title, location, type, department }) => [title, location, type, department])).toEqual([
    ['Senior Financial Consultant', 'Chicago', 'Full-time', 'Consulting'],
    ['Business Development Manager', 'Remote', 'Full-time', 'Sales'],
    ['Marketing Specialist', 'Chicago', 'Full-time', 'Marketing'],
  ])
})

test('buttons of the careers page lead to the positions', () => {
  expect(careers.hero.button).toEqual({ label: 'View Open Positions', to: '#positions' })
  expect(careers.callToAction.button.label).toBe('Contact Us')
})

test('search engines get the office hours', () => {
  expect(site.contact.hours.flatMap(({ open }) => open ?? [])).toEqual([
    expect.objectContaining({ opens: '09:00', closes: '18:00', utcOffset: '-05:00' }),
  ])
})
