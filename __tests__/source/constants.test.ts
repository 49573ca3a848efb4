/** @jest-environment node */
// Each behavior constant is defined once, named, next to the code that uses it.
import { codeNumbers, codeTexts, filesOf, sourceOf } from './source-files'

/** The folders with browser behavior; elsewhere, the same numbers count characters or pixels. */
const BEHAVIOR_FILES = filesOf(
  ['src/consultation-form', 'src/layout', 'src/pages', 'src/components', 'src/sections', 'src/templates'],
  /\.tsx?$/,
  // This file counts characters.
).filter((file) => !file.endsWith('consultation-request.ts'))

const NUMBERS = BEHAVIOR_FILES.flatMap((file) => codeNumbers(file, sourceOf(file)))
  // A unit, not a behavior.
  .filter(({ constant }) => constant !== 'MS_PER_SECOND')

test.each([
  ['the simulated delivery’s delay', 1000, 'SIMULATED_DELAY_MS', 'src/consultation-form/delivery.ts'],
  ['the tooltips’ delay', 700, 'OPEN_DELAY_MS', 'src/components/tooltip-timing.ts'],
  ['the tooltips’ skip window', 300, 'SKIP_WINDOW_MS', 'src/components/tooltip-timing.ts'],
  ['the toasts’ duration', 5000, 'TOAST_DURATION_MS', 'src/layout/ToastList.tsx'],
])('%s of %d ms is defined once, as %s', (_, value, constant, file) => {
  const found = NUMBERS.filter((number) => number.value === value)
  expect(found.map((number) => [number.constant, number.location.replace(/:\d+$/, '')])).toEqual([[constant, file]])
})

test.each([
  ['the maximum number of visible toasts', 'MAX_VISIBLE_TOASTS', 3],
  ['the number of rows in the message field', 'MESSAGE_ROWS', 5],
])('%s is %s = %d', (_, constant, value) => {
  expect(NUMBERS.filter((number) => number.constant === constant).map((number) => number.value)).toEqual([value])
})

test('no timer uses an unnamed number', () => {
  const timed = BEHAVIOR_FILES.filter((file) => /set(?:Timeout|Interval)\([^;]*,\s*\d/.test(sourceOf(file)))
  expect(timed).toEqual([])
})

test('no style repeats the duration of a behavior', () => {
  const found = BEHAVIOR_FILES.flatMap((file) =>
    codeTexts(file, sourceOf(file)).filter(({ text }) => /\b(?:700|1000|5000)ms\b|\b(?:0?\.7|1|5)s\b/.test(text)),
  )
  expect(found).toEqual([])
})

test('finds a number under another name', () => {
  expect(codeNumbers('a.ts', 'const LATER = 700\nwait(700)')).toEqual([
    { location: 'a.ts:1', value: 700, constant: 'LATER' },
    { location: 'a.ts:2', value: 700 },
  ])
})
