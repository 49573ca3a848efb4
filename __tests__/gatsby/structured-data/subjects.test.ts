import { jobPosting, person, service } from '../../../gatsby/structured-data/subjects'
import { jobContent, memberContent, serviceContent } from '../../factories/content'
import { siteFacts } from '../../factories/site-facts'

const site = siteFacts()

function postingsOf(changes: Parameters<typeof jobContent>[0]) {
  return jobPosting(site, 'consultant', jobContent({ location: 'Springfield', ...changes }))
}

const posted = { datePosted: '2026-11-02' }

test('a position at the office is listed with the day it was posted', () => {
  expect(postingsOf(posted)).toMatchObject([
    {
      title: 'Consultant',
      datePosted: '2026-11-02',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Sample Firm' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Springfield' } },
    },
  ])
})

test('a position has the address that opens it on the careers page, and is listed until it closes', () => {
  expect(postingsOf({ ...posted, closesOn: '2027-01-31' })).toEqual([
    expect.objectContaining({ url: `${site.url}/careers#consultant`, validThrough: '2027-01-31' }),
  ])
})

test.each([
  ['has no posting date', {}],
  ['is remote', { ...posted, location: 'Remote' }],
  ['is at another location', { ...posted, location: 'Denver' }],
])('a position that %s is not listed', (_, changes) => {
  expect(postingsOf(changes)).toEqual([])
})

test('an employment type that search engines do not support is omitted', () => {
  expect(postingsOf({ ...posted, type: 'Every other week' })[0]).toHaveProperty('employmentType', undefined)
})

test('the description and the requirements are paragraphs without markup', () => {
  const changes = { description: 'R&D <b>first</b>.', requirements: ['Patience', 'Time'] }
  expect(postingsOf({ ...posted, ...changes })).toEqual([
    expect.objectContaining({ description: 'R&amp;D &lt;b&gt;first&lt;/b&gt;.\nPatience\nTime' }),
  ])
})

const personOf = (changes: Parameters<typeof memberContent>[0] = {}) =>
  person(site, 'ada-sample', memberContent(changes))

test('a person is described with their role, subjects, firm, and contact details', () => {
  expect(personOf()).toMatchObject({
    '@id': 'https://www.example.com/about/team#ada-sample',
    name: 'Ada Sample',
    jobTitle: 'Partner',
    knowsAbout: ['Growth', 'Mergers'],
    worksFor: { name: 'Sample Firm' },
    email: 'ada@example.com',
    telephone: '+13125550142',
    sameAs: 'https://www.linkedin.com/in/ada-sample',
  })
  expect(personOf({ phone: undefined, linkedin: undefined })).toMatchObject({ telephone: undefined, sameAs: undefined })
})

test('a service is described with the canonical address and the text of its page', () => {
  expect(service(site, '/services/tax-planning', serviceContent())).toMatchObject({
    name: 'Tax Planning Services',
    url: 'https://www.example.com/services/tax-planning',
    description: 'We read the returns before we speak about them.',
    provider: { name: 'Sample Firm' },
  })
})
