import { job } from '../../content-model/job'
import { dayOf, unpublishedReason } from '../../content-model/publication'
import { jobContent } from '../factories/content'

test('an entry without dates is published', () => {
  expect(unpublishedReason({}, '2026-12-01')).toBeUndefined()
})

test('a draft is unpublished, regardless of its dates', () => {
  expect(unpublishedReason({ draft: true, publishOn: '2020-01-01' }, '2026-12-01')).toEqual({ kind: 'draft' })
})

test('an entry is published from its first day on', () => {
  expect(unpublishedReason({ publishOn: '2026-12-01' }, '2026-11-30')).toEqual({ kind: 'planned', day: '2026-12-01' })
  expect(unpublishedReason({ publishOn: '2026-12-01' }, '2026-12-01')).toBeUndefined()
})

test('a position is open through its last day', () => {
  expect(unpublishedReason({ closesOn: '2026-11-30' }, '2026-11-30')).toBeUndefined()
  expect(unpublishedReason({ closesOn: '2026-11-30' }, '2026-12-01')).toEqual({ kind: 'closed', day: '2026-11-30' })
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
