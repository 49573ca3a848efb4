/** @jest-environment node */
import { job } from '../../content-model/job'
import { dayOf, withheld } from '../../content-model/publication'
import { jobContent } from '../factories/content'

test('an entry without dates is published', () => {
  expect(withheld({}, '2026-12-01')).toBeUndefined()
})

test('a draft is withheld, regardless of its dates', () => {
  expect(withheld({ draft: true, publishOn: '2020-01-01' }, '2026-12-01')).toEqual({ reason: 'draft' })
})

test('an entry is published starting on its first day', () => {
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

test('a position may close on the day it is published', () => {
  expect(job.safeParse(jobContent({ publishOn: '2026-12-01', closesOn: '2026-12-01' })).success).toBe(true)
})
