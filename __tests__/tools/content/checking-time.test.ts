/** @jest-environment node */
import fc from 'fast-check'
import { LARGEST_FILE } from '../../../tools/content/parse/content-files'
import { crowdedFiles, filledFiles, linkFiles, type LargeFile } from '../../hostile/large-files'
import { randomFiles } from '../../hostile/random-files'
import { timedCheck, type TimedCheck } from '../../hostile/timed-check'

// The largest file has to be checked within 2 s, which is 30 times as long as the content of the site takes. Seconds depend on
// the machine, so these tests compare processor time with that of the site in the same run, and use smaller files with a
// smaller limit. benchmarks/hostile-content.ts prints the times of the largest files.
const MOST = 30

const ATTEMPTS = 3

let check: TimedCheck
beforeAll(() => {
  check = timedCheck()
})
afterAll(() => {
  check.dispose()
})

/** Whether a check is slow each time: other programs on the machine can make it so once. */
function isSlow(file: LargeFile, bytes: number): boolean {
  const limit = (check.usual * MOST * bytes) / LARGEST_FILE
  return Array.from({ length: ATTEMPTS }).every(() => check.time(file) > limit)
}

const bytes = LARGEST_FILE / 2

test.each([
  ['very many entries, fields, words or links', crowdedFiles(bytes)],
  ['a very long link', linkFiles(bytes)],
  [
    'nothing but tabs, spaces, dashes or brackets',
    ['\t', ' ', '- ', '-', '[', '{a', ' \t'].flatMap((part) => filledFiles(bytes, part)),
  ],
])(
  'a file with %s is checked quickly',
  (_, files) => {
    expect(files.filter((file) => isSlow(file, bytes)).map(({ name }) => name)).toEqual([])
  },
  300_000,
)

test('a file that repeats any characters is checked quickly', () => {
  const size = LARGEST_FILE / 2.5
  fc.assert(
    fc.property(randomFiles(size), (file) => !isSlow(file, size)),
    { numRuns: 100 },
  )
}, 300_000)
