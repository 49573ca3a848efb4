import { withHolidays } from '../../content-model/opening-hours'
import { dayOf, unpublishedReason } from '../../content-model/publication'

const DAY = '2026-12-01'

test.each([
  ['without dates is published', {}, undefined],
  ['that is a draft is unpublished, whatever its dates', { draft: true, publishOn: '2020-01-01' }, { kind: 'draft' }],
  ['is unpublished before its first day', { publishOn: '2026-12-02' }, { kind: 'planned', day: '2026-12-02' }],
  ['is published on its first day', { publishOn: DAY }, undefined],
  ['is published on its last day', { closesOn: DAY }, undefined],
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

test('the line of a holiday is shown from its first day to its last', () => {
  const holidays = [{ text: 'Closed', from: DAY, until: '2026-12-03' }]
  const days = ['2026-11-30', DAY, '2026-12-03', '2026-12-04']
  const isShown = (day: string) => withHolidays({ hours: [], holidays }, day).hours.length > 0
  expect(days.filter(isShown)).toEqual([DAY, '2026-12-03'])
})
