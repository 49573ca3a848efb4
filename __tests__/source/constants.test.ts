/** @jest-environment node */
// Behaviour constants stand once each, named, beside what uses them.
import { codeNumbers, codeTexts, filesOf, sourceOf } from './source-files'

/** The folders whose code behaves in the browser; elsewhere the same numbers count characters or pixels. */
const BEHAVIOUR = filesOf(
  ['src/consultation-form', 'src/layout', 'src/pages', 'src/components', 'src/sections', 'src/templates'],
  /\.tsx?$/,
  // Counts characters.
).filter((file) => !file.endsWith('consultation-request.ts'))

const NUMBERS = BEHAVIOUR.flatMap((file) => codeNumbers(file, sourceOf(file)))
  // A unit, which behaves in no way.
  .filter(({ constant }) => constant !== 'SECOND')

test.each([
  ['the simulated delivery’s delay', 1000, 'SIMULATED_DELAY', 'src/consultation-form/delivery.ts'],
  ['the tooltips’ delay', 700, 'OPEN_DELAY', 'src/components/tooltip-timing.ts'],
  ['the tooltips’ skip window', 300, 'SKIP_WINDOW', 'src/components/tooltip-timing.ts'],
  ['the toasts’ time', 5000, 'DURATION', 'src/layout/ToastList.tsx'],
])('%s of %d ms stands once, as %s', (_, value, constant, file) => {
  const found = NUMBERS.filter((number) => number.value === value)
  expect(found.map((number) => [number.constant, number.place.replace(/:\d+$/, '')])).toEqual([[constant, file]])
})

test.each([
  ['the most toasts at once', 'MOST_VISIBLE', 3],
  ['the rows of the message', 'MESSAGE_ROWS', 5],
])('%s is %s = %d', (_, constant, value) => {
  expect(NUMBERS.filter((number) => number.constant === constant).map((number) => number.value)).toEqual([value])
})

test('no timer is given a number that has no name', () => {
  const timed = BEHAVIOUR.filter((file) => /set(?:Timeout|Interval)\([^;]*,\s*\d/.test(sourceOf(file)))
  expect(timed).toEqual([])
})

test('no style repeats a behaviour’s time', () => {
  const found = BEHAVIOUR.flatMap((file) =>
    codeTexts(file, sourceOf(file)).filter(({ text }) => /\b(?:700|1000|5000)ms\b|\b(?:0?\.7|1|5)s\b/.test(text)),
  )
  expect(found).toEqual([])
})

test('a number under another name would be found', () => {
  expect(codeNumbers('a.ts', 'const LATER = 700\nwait(700)')).toEqual([
    { place: 'a.ts:1', value: 700, constant: 'LATER' },
    { place: 'a.ts:2', value: 700 },
  ])
})
