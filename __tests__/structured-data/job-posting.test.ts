/** @jest-environment node */
import { jobPostings } from '../../src/structured-data/job-posting'
import { jobContent } from '../factories/content'
import { siteFacts } from '../factories/site-facts'

const site = siteFacts()

function postingsOf(changes: Parameters<typeof jobContent>[0]) {
  return jobPostings(site, [{ slug: 'consultant', ...jobContent({ location: 'Springfield', ...changes }) }])
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

test('the address of a position opens it on the careers page', () => {
  expect(postingsOf(posted)[0]).toHaveProperty('url', `${site.url}/careers#consultant`)
})

test('a position with a closing date is listed until then', () => {
  expect(postingsOf({ ...posted, closesOn: '2027-01-31' })).toEqual([
    expect.objectContaining({ validThrough: '2027-01-31' }),
  ])
})

test('a position without a closing date is listed without an end date', () => {
  expect(postingsOf(posted)[0]).not.toHaveProperty('validThrough')
})

test.each([
  ['has no posting date', {}],
  ['is remote', { ...posted, location: 'Remote' }],
  ['is at another location', { ...posted, location: 'Denver' }],
])('a position that %s is not listed', (_, changes) => {
  expect(postingsOf(changes)).toEqual([])
})

test('an employment type that search engines do not support is omitted', () => {
  expect(postingsOf({ ...posted, type: 'Every other week' })[0]).not.toHaveProperty('employmentType')
})

test('the description and the requirements are paragraphs without markup', () => {
  const changes = { description: 'R&D <b>first</b>.', requirements: ['Patience', 'Time'] }
  expect(postingsOf({ ...posted, ...changes })).toEqual([
    expect.objectContaining({ description: 'R&amp;D &lt;b&gt;first&lt;/b&gt;.\nPatience\nTime' }),
  ])
})
