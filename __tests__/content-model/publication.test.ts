/** @jest-environment node */
import { job } from '../../src/content-model/job'
import { withheld } from '../../src/content-model/publication'
import { jobContent } from '../factories/content'

/** Midnight at the end of November 30, 2026 in Chicago, which is six hours behind UTC in winter. */
const MIDNIGHT = Date.UTC(2026, 11, 1, 6)
const before = new Date(MIDNIGHT - 1)
const after = new Date(MIDNIGHT)

test('an entry without dates is published', () => {
  expect(withheld({}, after)).toBeUndefined()
})

test('a draft is withheld, regardless of its dates', () => {
  expect(withheld({ draft: true, publishOn: '2020-01-01' }, after)).toEqual({ reason: 'draft' })
})

test('an entry that is explicitly not a draft is published', () => {
  expect(withheld({ draft: false }, after)).toBeUndefined()
})

test('an entry is published starting at midnight in Chicago', () => {
  expect(withheld({ publishOn: '2026-12-01' }, before)).toEqual({ reason: 'planned', day: '2026-12-01' })
  expect(withheld({ publishOn: '2026-12-01' }, after)).toBeUndefined()
})

test('a position is open until midnight in Chicago at the end of its last day', () => {
  expect(withheld({ closesOn: '2026-11-30' }, before)).toBeUndefined()
  expect(withheld({ closesOn: '2026-11-30' }, after)).toEqual({ reason: 'closed', day: '2026-11-30' })
})

test('midnight in Chicago is one hour earlier in UTC in summer', () => {
  expect(withheld({ publishOn: '2026-07-01' }, new Date(Date.UTC(2026, 6, 1, 4, 59)))).toBeDefined()
  expect(withheld({ publishOn: '2026-07-01' }, new Date(Date.UTC(2026, 6, 1, 5)))).toBeUndefined()
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
