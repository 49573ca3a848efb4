import { formatDate } from '../../../content-model/locale/format-date'

test.each([
  ['en-US', 'December 1, 2026'],
  ['en-GB', '1 December 2026'],
  ['de-DE', '1. Dezember 2026'],
])('a date in %s is formatted as it is read aloud', (language, text) => {
  expect(formatDate('2026-12-01', language)).toBe(text)
})
