import { structuredDataOf } from '../../../gatsby/schema/structured-data'
import { breadcrumbs } from '../../../gatsby/structured-data/breadcrumbs'
import { namedOrganization, organization, webSite } from '../../../gatsby/structured-data/organization'
import { jobPosting, person } from '../../../gatsby/structured-data/subjects'
import { jobContent, memberContent } from '../../factories/content'
import { siteFacts } from '../../factories/site-facts'
import { nodeModelOf, nodeOf } from '../../content-resolvers/node-model'

const site = siteFacts()

// What other pages describe is tested in a browser.
test('the careers page describes the positions that have a date', async () => {
  const jobs = [jobContent({ datePosted: '2026-11-02', location: 'Springfield' }), jobContent()]
  const nodeModel = nodeModelOf({ site, others: { Job: jobs.map((job) => nodeOf('Job', 'consultant', job)) } })
  const text = await structuredDataOf({ source: nodeOf('CareersPage', 'careers'), nodeModel })
  expect(text?.match(/"@type":"JobPosting"/g)).toHaveLength(1)
})

test.each([
  ['of a page in the navigation have its name', ['/', '/about'], undefined, ['Home', 'About']],
  [
    'of another page have its title, below every page above it',
    ['/', '/services', '/services/tax'],
    'Tax Planning',
    ['Home', 'Services', 'Tax Planning'],
  ],
])('breadcrumbs %s', (_, paths, title, names) => {
  const items = names.map((name, index) => ({
    '@type': 'ListItem',
    name,
    item: `https://www.example.com${paths[index] === '/' ? '' : paths[index]}`,
    position: index + 1,
  }))
  expect(breadcrumbs(site, paths, title)).toHaveProperty('0.itemListElement', items)
})

test.each([
  ['the home page', ['/']],
  ['a page without a name', ['/', '/cookies']],
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
    ['the site, whose publisher it is', webSite(site), 'publisher', { '@id': namedOrganization(site)['@id'] }],
  ])('has %s', (_, thing, property, value) => {
    expect(thing).toHaveProperty(property, value)
  })
})

describe('a position', () => {
  const postingsOf = (changes: Parameters<typeof jobContent>[0]) =>
    jobPosting(site, 'consultant', jobContent({ location: 'Springfield', ...changes }))
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

test('a person without a phone number and a profile has neither', () => {
  expect(person(site, 'ada-sample', memberContent())).toMatchObject({
    telephone: '+13125550142',
    sameAs: 'https://www.linkedin.com/in/ada-sample',
  })
  const least = memberContent({ phone: undefined, linkedin: undefined })
  expect(person(site, 'ada-sample', least)).toMatchObject({ telephone: undefined, sameAs: undefined })
})
