import { writtenDay } from '../../src/layout/format-date'

test('a day is written as it is read aloud', () => {
  expect(writtenDay('2026-12-01')).toBe('December 1, 2026')
})
