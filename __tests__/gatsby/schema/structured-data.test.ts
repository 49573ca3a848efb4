import { structuredDataOf } from '../../../gatsby/schema/structured-data'
import { breadcrumbs } from '../../../gatsby/structured-data/breadcrumbs'
import { namedOrganization, organization, webSite } from '../../../gatsby/structured-data/organization'
import { jobPosting, person } from '../../../gatsby/structured-data/subjects'
import { jobContent, memberContent } from '../../factories/content'
import { siteFacts } from '../../factories/site-facts'
import { nodeModelOf, nodeOf } from '../../content-resolvers/node-model'

const site = siteFacts()

// What other pages describe is tested in the build.
test('the careers page describes each position that has a date, in the order of the site, and then its breadcrumbs', async () => {
  const posted = (title: string) => jobContent({ title, datePosted: '2026-11-02', location: 'Springfield' })
  const jobs = [posted('Analyst'), jobContent({ title: 'Intern' }), posted('Consultant')]
  const nodes = jobs.map((job) => nodeOf('Job', job.title.toLowerCase(), job))
  const { navigation } = site
  const pages = [{ label: 'Careers', to: '/careers' }]
  const nodeModel = nodeModelOf({ site: { ...site, navigation: { ...navigation, pages } }, others: { Job: nodes } })
  const findAll = jest.spyOn(nodeModel, 'findAll')
  const text = await structuredDataOf({ source: nodeOf('CareersPage', 'careers'), nodeModel })
  const url = 'https://www.example.com'
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'JobPosting', title: 'Analyst', url: `${url}/careers#analyst` },
      { '@type': 'JobPosting', title: 'Consultant', url: `${url}/careers#consultant` },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Careers' }] },
    ],
  })
  expect(findAll.mock.calls).toEqual([
    [{ type: 'Job', query: { sort: [{ order: 'ASC' }, { fields: { slug: 'ASC' } }] } }],
  ])
})

test.each([
  ['of a page in the navigation have its name', ['/', '/about'], undefined, ['Home', 'About']],
  [
    'of another page have its title, below every page above it',
    ['/', '/services', '/services/tax'],
    'Tax Planning',
    ['Home', 'Services', 'Tax Planning'],
  ],
  [
    'of a page that the navigation bar and the footer name have the bar’s name',
    ['/', '/both'],
    undefined,
    ['Home', 'Bar'],
  ],
  ['omit a page without a name above it', ['/', '/cookies', '/services/tax'], 'Tax', ['Home', 'Tax']],
])('breadcrumbs %s', (_, paths, title, names) => {
  const { navigation, footer } = site
  const both = siteFacts({
    navigation: { ...navigation, pages: [...navigation.pages, { label: 'Bar', to: '/both' }] },
    footer: { ...footer, legal: [...footer.legal, { label: 'Footer', to: '/both' }] },
  })
  const shown = paths.filter((path) => path !== '/cookies')
  const items = names.map((name, index) => ({
    '@type': 'ListItem',
    name,
    item: `https://www.example.com${shown[index] === '/' ? '' : shown[index]}`,
    position: index + 1,
  }))
  expect(breadcrumbs(both, paths, title)).toHaveProperty('0.itemListElement', items)
})

test.each([
  ['the home page', ['/']],
  ['a page without a name', ['/', '/cookies']],
  ['a page without a name below one that has one', ['/', '/about', '/cookies']],
])('%s has no breadcrumbs', (_, paths) => {
  expect(breadcrumbs(site, paths)).toEqual([])
})

describe('the firm', () => {
  const address = {
    '@type': 'PostalAddress',
    streetAddress: '1 Sample Street',
    addressLocality: 'Springfield',
    addressRegion: 'IL',
    postalCode: '62701',
    addressCountry: 'US',
  }
  const { contact } = site
  const unparsed = siteFacts({
    contact: { ...contact, addressParts: undefined, address: ['1 Sample St', 'Springfield'] },
  })
  const open = { days: ['Monday', 'Friday'] as ('Monday' | 'Friday')[], opens: '09:00', closes: '17:30' }
  const texts = [
    { text: '9 to 5:30', open },
    { text: 'Eastern time', open: { ...open, utcOffset: '-05:00' } },
    { text: 'Closed' },
  ]
  const closed = { text: 'Closed', from: '2026-12-24', until: '2026-12-26' }
  const short = {
    text: 'Until noon',
    from: '2026-12-31',
    until: '2026-12-31',
    open: { opens: '09:00', closes: '12:00' },
  }
  const withHours = siteFacts({ contact: { ...contact, hours: texts, holidays: [closed, short] } })
  // Without an offset, hours are in the office's time zone.
  const specification = { '@type': 'OpeningHoursSpecification' }
  const days = { ...specification, dayOfWeek: ['Monday', 'Friday'] }
  const hours = [
    { ...days, opens: '09:00:00', closes: '17:30:00' },
    { ...days, opens: '09:00:00-05:00', closes: '17:30:00-05:00' },
    { ...specification, validFrom: closed.from, validThrough: closed.until, opens: '00:00:00', closes: '00:00:00' },
    { ...specification, validFrom: short.from, validThrough: short.until, opens: '09:00:00', closes: '12:00:00' },
  ]

  test.each([
    ['an address in parts', organization(site), 'address', address],
    ['an address verbatim if its parts are not known', organization(unparsed), 'address', '1 Sample St, Springfield'],
    [
      'opening hours and holidays on the page that shows them',
      organization(withHours, true),
      'contactPoint.hoursAvailable',
      hours,
    ],
    ['no hours on other pages', organization(withHours), 'contactPoint.hoursAvailable', undefined],
    ['the networks that have an address', organization(site), 'sameAs', ['https://www.linkedin.com/company/sample']],
    ['a phone number to dial', organization(site), 'contactPoint.telephone', '+13125550100'],
    ['its email address', organization(site), 'contactPoint.email', 'hello@example.com'],
    ['a logo', organization(site), 'logo', 'https://www.example.com/icon-512.png'],
    ['its tagline', organization(site), 'slogan', 'Advice for practices.'],
  ])('has %s', (_, thing, property, value) => {
    expect(thing).toHaveProperty(property, value)
  })
})

describe('a position', () => {
  const postingsOf = (changes: Parameters<typeof jobContent>[0]) =>
    jobPosting(site, '/careers', 'consultant', jobContent({ location: 'Springfield', ...changes }))
  const posted = { datePosted: '2026-11-02' }

  test('at the office is listed from the day it was posted until it closes, with the address that opens it', () => {
    expect(postingsOf({ ...posted, closesOn: '2027-01-31', employmentType: 'FULL_TIME' })).toMatchObject([
      {
        title: 'Consultant',
        url: `${site.url}/careers#consultant`,
        datePosted: '2026-11-02',
        validThrough: '2027-01-31',
        employmentType: 'FULL_TIME',
        hiringOrganization: { name: 'Sample Firm' },
        jobLocation: { '@type': 'Place', address: { addressLocality: 'Springfield' } },
      },
    ])
  })

  test.each([
    ['without a posting date', {}],
    ['that is remote', { ...posted, location: 'Remote' }],
    ['at another location', { ...posted, location: 'Denver' }],
  ])('%s is not listed', (_, changes) => {
    expect(postingsOf(changes)).toEqual([])
  })

  test('has its description and its requirements as paragraphs without markup', () => {
    const changes = { description: 'R&D <b>first</b>.', requirements: ['Patience', 'Time'] }
    expect(postingsOf({ ...posted, ...changes })).toMatchObject([
      { description: 'R&amp;D &lt;b&gt;first&lt;/b&gt;.\nPatience\nTime' },
    ])
  })
})

test('the site has an address of its own, and its publisher’s', () => {
  expect(webSite(site)).toEqual({
    '@type': 'WebSite',
    '@id': 'https://www.example.com#website',
    name: 'Sample Firm',
    url: 'https://www.example.com',
    publisher: { '@id': 'https://www.example.com#organization' },
  })
})

test('a person has what the profile says, and a phone number and another profile only if they are known', () => {
  const { name, title, bio, email, specialties } = memberContent()
  expect(person(site, '/about/team', 'ada-sample', memberContent())).toEqual({
    '@type': 'Person',
    '@id': 'https://www.example.com/about/team#ada-sample',
    name,
    jobTitle: title,
    description: bio,
    email,
    knowsAbout: specialties,
    telephone: '+13125550142',
    sameAs: 'https://www.linkedin.com/in/ada-sample',
    worksFor: namedOrganization(site),
  })
  const least = memberContent({ phone: undefined, linkedin: undefined })
  expect(person(site, '/about/team', 'ada-sample', least)).toMatchObject({ telephone: undefined, sameAs: undefined })
})
