/** @jest-environment node */
import { job } from '../../src/content-model/job'
import { dayOf, withheld } from '../../src/content-model/publication'
import { jobContent } from '../factories/content'

test('an entry without dates is published', () => {
  expect(withheld({}, '2026-12-01')).toBeUndefined()
})

test('a draft is withheld, regardless of its dates', () => {
  expect(withheld({ draft: true, publishOn: '2020-01-01' }, '2026-12-01')).toEqual({ reason: 'draft' })
})

test('an entry that is explicitly not a draft is published', () => {
  expect(withheld({ draft: false }, '2026-12-01')).toBeUndefined()
})

test('an entry is published from its first day on', () => {
  expect(withheld({ publishOn: '2026-12-01' }, '2026-11-30')).toEqual({ reason: 'planned', day: '2026-12-01' })
  expect(withheld({ publishOn: '2026-12-01' }, '2026-12-01')).toBeUndefined()
})

test('a position is open through its last day', () => {
  expect(withheld({ closesOn: '2026-11-30' }, '2026-11-30')).toBeUndefined()
  expect(withheld({ closesOn: '2026-11-30' }, '2026-12-01')).toEqual({ reason: 'closed', day: '2026-11-30' })
})

test.each([
  ['America/Chicago', Date.UTC(2026, 11, 1, 6)],
  ['Europe/London', Date.UTC(2026, 11, 1)],
  ['Australia/Sydney', Date.UTC(2026, 10, 30, 13)],
])('a day begins at midnight in %s', (timeZone, midnight) => {
  expect(dayOf(new Date(midnight - 1), timeZone)).toBe('2026-11-30')
  expect(dayOf(new Date(midnight), timeZone)).toBe('2026-12-01')
})

test('midnight is one hour earlier in UTC in summer', () => {
  expect(dayOf(new Date(Date.UTC(2026, 6, 1, 4, 59)), 'America/Chicago')).toBe('2026-06-30')
  expect(dayOf(new Date(Date.UTC(2026, 6, 1, 5)), 'America/Chicago')).toBe('2026-07-01')
})

test('a position may close on the day it is published', () => {
  expect(job.safeParse(jobContent({ publishOn: '2026-12-01', closesOn: '2026-12-01' })).success).toBe(true)
})

test.each(['2024-02-31', '2023-02-29', '2026-13-01', '2026-1-1', '12/01/2026', 'tomorrow'])(
  '%s is not a valid date',
  (publishOn) => {
    expect(job.safeParse(jobContent({ publishOn })).success).toBe(false)
  },
)

test('February 29 is a valid date in a leap year', () => {
  expect(job.safeParse(jobContent({ publishOn: '2024-02-29' })).success).toBe(true)
})
