/** @jest-environment node */
import { hoursExample, openingHours, readHours } from '../../src/structured-data/opening-hours'

const CHICAGO = { language: 'en-US', timeZone: 'America/Chicago' }
const LONDON = { language: 'en-GB', timeZone: 'Europe/London' }
const BERLIN = { language: 'de-DE', timeZone: 'Europe/Berlin' }
const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('a range of days has the hours of its line', () => {
  expect(openingHours(['Monday to Friday 9am to 6pm'], CHICAGO)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKDAYS, opens: '09:00:00', closes: '18:00:00' },
  ])
})

test('hours in another time zone than the office’s have its offset', () => {
  expect(readHours('Monday to Friday 9am to 6pm EST', CHICAGO)).toMatchObject({
    opens: '09:00:00-05:00',
    closes: '18:00:00-05:00',
  })
})

test.each([
  ['CST', CHICAGO],
  ['CDT', CHICAGO],
  ['GMT', LONDON],
  ['BST', LONDON],
  ['MEZ', BERLIN],
])('hours in the office’s own time zone, %s, have no offset, because they hold all year', (zone, locale) => {
  const day = locale === BERLIN ? 'Montag' : 'Monday'
  expect(readHours(`${day} 9:00–17:00 ${zone}`, locale)).toMatchObject({ opens: '09:00:00', closes: '17:00:00' })
})

test.each([
  ['9am to 5pm', '09:00:00', '17:00:00'],
  ['9 am to 5 pm', '09:00:00', '17:00:00'],
  ['9:30am–5.30pm', '09:30:00', '17:30:00'],
  ['9 a.m. - 5 p.m.', '09:00:00', '17:00:00'],
  ['09:00–17:30', '09:00:00', '17:30:00'],
  ['9.00 to 17.30', '09:00:00', '17:30:00'],
  ['12am to 12pm', '00:00:00', '12:00:00'],
])('the times %s are read', (times, opens, closes) => {
  expect(readHours(`Monday ${times}`, LONDON)).toMatchObject({ opens, closes })
})

test.each([
  ['Saturday', ['Saturday']],
  ['sat', ['Saturday']],
  ['Monday and Wednesday:', ['Monday', 'Wednesday']],
  ['Monday, Wednesday & Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Mon–Tue, Thu', ['Monday', 'Tuesday', 'Thursday']],
  ['Monday to Friday,', WORKDAYS],
  ['Saturday to Monday', ['Monday', 'Saturday', 'Sunday']],
])('the days of “%s” are read', (days, dayOfWeek) => {
  expect(readHours(`${days} 9am to 5pm`, LONDON)).toHaveProperty('dayOfWeek', dayOfWeek)
})

test.each(['Montag–Freitag', 'Mo–Fr', 'Mo.–Fr.'])('days are named in the language of the site: %s', (days) => {
  expect(readHours(`${days} 9:00–17:00`, BERLIN)).toHaveProperty('dayOfWeek', WORKDAYS)
})

test.each(['en-US', 'de-DE', 'fr-FR', 'ja', 'pl'])('the example in %s is read', (language) => {
  expect(readHours(hoursExample(language), { language, timeZone: 'UTC' })).toHaveProperty('dayOfWeek', WORKDAYS)
})

test.each([
  ['a day on which the office is closed', 'Saturday and Sunday closed'],
  ['hours of 12 or 24', 'Monday to Friday 9 to 5'],
  ['a time that does not exist', 'Monday to Friday 9:00–25:00'],
  ['a time zone that is not known', 'Monday to Friday 9am to 6pm XYZ'],
  ['an unknown day', 'Workday to Friday 9am to 6pm'],
  ['an unknown last day', 'Monday to Restday 9am to 6pm'],
  ['hours without a day', '9am to 6pm'],
  ['another kind of text', 'By appointment'],
])('no hours are reported for %s', (_, line) => {
  expect(openingHours([line], CHICAGO)).toEqual([])
})
