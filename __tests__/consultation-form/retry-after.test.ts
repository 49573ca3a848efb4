/** @jest-environment node */
import { readRetryAfter } from '../../src/consultation-form/attempt'

const NOW = Date.parse('2026-11-02T10:00:00Z')

test.each<[header: string | null, seconds: number]>([
  [null, 0],
  ['', 0],
  ['7', 7],
  [' 7 ', 7],
  ['0', 0],
  ['-7', 0],
  ['soon', 0],
  ['Mon, 02 Nov 2026 10:00:12 GMT', 12],
  ['Mon, 02 Nov 2026 09:00:00 GMT', 0],
])('the header “Retry-After: %s” requests a wait of %d s', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds)
})
