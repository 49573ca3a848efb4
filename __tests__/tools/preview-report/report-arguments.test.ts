/** @jest-environment node */
import { parseReportArguments } from '../../../tools/preview-report/report-arguments'

test('without options, the work tree is compared with the main branch, and Lighthouse runs', () => {
  expect(parseReportArguments([])).toEqual({ lighthouse: true })
})

test('options select the two states', () => {
  expect(parseReportArguments(['--base', 'main', '--head=a1b2c3', '--no-lighthouse'])).toEqual({
    base: 'main',
    head: 'a1b2c3',
    lighthouse: false,
  })
})

test.each([
  { words: ['--bass', 'main'], message: /There is no option “--bass”/ },
  { words: ['main'], message: /“main” follows no option/ },
  { words: ['--base'], message: /--base needs a value, such as --base main/ },
  { words: ['--base', '--head', 'main'], message: /--base needs a value/ },
])('$words is rejected with advice', ({ words, message }) => {
  expect(() => parseReportArguments(words)).toThrow(message)
})
