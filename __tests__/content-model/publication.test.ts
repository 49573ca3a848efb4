import { withHolidays } from '../../content-model/opening-hours'
import { dayOf, unpublishedReason } from '../../content-model/publication'

const DAY = '2026-12-01'

test.each([
  ['without dates is published', {}, undefined],
  ['that is a draft is unpublished, whatever its dates', { draft: true, publishOn: '2020-01-01' }, { kind: 'draft' }],
  ['is unpublished before its first day', { publishOn: '2026-12-02' }, { kind: 'planned', day: '2026-12-02' }],
  ['is published on its first day', { publishOn: DAY }, undefined],
  ['is published on its last day', { closesOn: DAY }, undefined],
  ['is published on its only day', { publishOn: DAY, closesOn: DAY }, undefined],
  ['is closed after its last day', { closesOn: '2026-11-30' }, { kind: 'closed', day: '2026-11-30' }],
])('an entry %s', (_, fields, reason) => {
  expect(unpublishedReason(fields, DAY)).toEqual(reason)
})

test.each([
  ['America/Chicago', Date.UTC(2026, 11, 1, 6)],
  ['Australia/Sydney', Date.UTC(2026, 10, 30, 13)],
])('a day begins at midnight in %s', (timeZone, midnight) => {
  expect(dayOf(new Date(midnight - 1), timeZone)).toBe('2026-11-30')
  expect(dayOf(new Date(midnight), timeZone)).toBe('2026-12-01')
})

test.each([
  ['2026-11-30', []],
  [DAY, ['Closed']],
  ['2026-12-03', ['Closed', 'Until noon']],
  ['2026-12-04', ['Until noon']],
])('on %s, the opening hours end with the lines of these holidays: %j', (day, lines) => {
  const holidays = [
    { text: 'Closed', from: DAY, until: '2026-12-03' },
    { text: 'Until noon', from: '2026-12-03', until: '2026-12-04' },
    { text: 'Later', from: '2026-12-05', until: '2026-12-05' },
  ]
  const { hours } = withHolidays({ hours: [{ text: '9 to 5' }, { text: 'Or by appointment' }], holidays }, day)
  expect(hours.map(({ text }) => text)).toEqual(['9 to 5', 'Or by appointment', ...lines])
})
