import { jobPostings } from '../../src/structured-data/job-posting'
import { jobContent } from '../factories/content'
import { siteFacts } from '../factories/site-facts'

const site = siteFacts()

function postingsOf(changes: Parameters<typeof jobContent>[0]) {
  return jobPostings(site, [jobContent({ location: 'Springfield', ...changes })])
}

const posted = { datePosted: '2026-11-02' }

test('a position at the office is listed from the day on which it was posted', () => {
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

test('a position is listed until it closes', () => {
  expect(postingsOf({ ...posted, closesOn: '2027-01-31' })).toEqual([
    expect.objectContaining({ validThrough: '2027-01-31' }),
  ])
})

test('a position that does not close is listed without an end', () => {
  expect(postingsOf(posted)[0]).not.toHaveProperty('validThrough')
})

test.each([
  ['does not say when it was posted', {}],
  ['is remote', { ...posted, location: 'Remote' }],
  ['is at another place', { ...posted, location: 'Denver' }],
])('a position that %s is not listed', (_, changes) => {
  expect(postingsOf(changes)).toEqual([])
})

test('a type of employment that search engines do not know is left out', () => {
  expect(postingsOf({ ...posted, type: 'Every other week' })[0]).not.toHaveProperty('employmentType')
})

test('description and requirements are paragraphs without markup', () => {
  const changes = { description: 'R&D <b>first</b>.', requirements: ['Patience', 'Time'] }
  expect(postingsOf({ ...posted, ...changes })).toEqual([
    expect.objectContaining({ description: 'R&amp;D &lt;b&gt;first&lt;/b&gt;.\nPatience\nTime' }),
  ])
})
