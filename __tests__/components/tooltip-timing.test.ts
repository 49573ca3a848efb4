/** @jest-environment node */
import { openDelay, recordClose } from '../../src/components/tooltip-timing'

const CLOSED = 5000

test('a page’s first tooltip waits 700 ms', () => {
  expect(openDelay(0)).toBe(700)
})

test.each([
  ['0 ms', 0],
  ['299 ms', 299],
  ['300 ms', 300],
])('a tooltip requested %s after another closed opens immediately', (_, later) => {
  recordClose(CLOSED)
  expect(openDelay(CLOSED + later)).toBe(0)
})

test.each([301, 700, 60_000])('a tooltip requested %d ms after another closed waits 700 ms', (later) => {
  recordClose(CLOSED)
  expect(openDelay(CLOSED + later)).toBe(700)
})

test('only the latest closing counts', () => {
  recordClose(CLOSED)
  recordClose(CLOSED + 1000)
  expect(openDelay(CLOSED + 1200)).toBe(0)
})
