/** @jest-environment node */
import { formatDate } from '../../src/layout/format-date'

test('a date is formatted as it is read aloud', () => {
  expect(formatDate('2026-12-01')).toBe('December 1, 2026')
})
