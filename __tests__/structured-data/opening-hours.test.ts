/** @jest-environment node */
import { openingHours } from '../../src/structured-data/opening-hours'

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('a range of days has the hours of its line, in the line’s time zone', () => {
  expect(openingHours(['Monday to Friday 9am to 6pm EST'])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKDAYS, opens: '09:00:00-05:00', closes: '18:00:00-05:00' },
  ])
})

test.each([
  ['Saturday 10:30am to 12pm CST', ['Saturday'], '10:30:00-06:00', '12:00:00-06:00'],
  ['Monday and Wednesday: 12am to 1pm PDT', ['Monday', 'Wednesday'], '00:00:00-07:00', '13:00:00-07:00'],
  ['monday to tuesday 9 am to 5 pm est', ['Monday', 'Tuesday'], '09:00:00-05:00', '17:00:00-05:00'],
])('%s is parsed', (line, dayOfWeek, opens, closes) => {
  expect(openingHours([line])).toEqual([expect.objectContaining({ dayOfWeek, opens, closes })])
})

test.each([
  ['a day on which the office is closed', 'Saturday and Sunday closed'],
  ['hours without a time zone, which would be those of another location', 'Monday to Friday 9am to 6pm'],
  ['an unknown time zone', 'Monday to Friday 9am to 6pm XYZ'],
  ['an unknown day', 'Workday to Friday 9am to 6pm EST'],
  ['an unknown last day', 'Monday to Restday 9am to 6pm EST'],
  ['days in reverse order', 'Friday to Monday 9am to 6pm EST'],
  ['another kind of text', 'By appointment'],
])('no hours are reported for %s', (_, line) => {
  expect(openingHours([line])).toEqual([])
})
