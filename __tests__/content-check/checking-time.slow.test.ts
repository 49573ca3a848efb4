import fc from 'fast-check'
import { MAX_FILE_BYTES } from '../../content-check/parse/read-content-files'
import { crowdedFiles, filledFiles, type LargeFile, linkFiles } from '../hostile/large-files'
import { randomFiles } from '../hostile/random-files'
import { type TimedCheck, timedCheck } from '../hostile/timed-check'

// The largest file must be checked within 2 s, which is 30 times as long as the content of the site takes. Because
// seconds depend on the machine, these tests compare CPU time with the CPU time for the site's content in the same run, and
// use smaller files with a lower limit.
const MAX_SLOWDOWN = 30

const ATTEMPTS = 3

let check: TimedCheck
beforeAll(() => {
  check = timedCheck()
})
afterAll(() => {
  check.dispose()
})

/** Whether a check is slow in every attempt: other programs on the machine can slow down a single attempt. */
function isSlow(file: LargeFile, bytes: number): boolean {
  const limit = (check.usual * MAX_SLOWDOWN * bytes) / MAX_FILE_BYTES
  return Array.from({ length: ATTEMPTS }).every(() => check.time(file) > limit)
}

const bytes = MAX_FILE_BYTES / 2

test.each([
  ['very many entries, fields, words, or links', crowdedFiles(bytes)],
  ['a very long link', linkFiles(bytes)],
  [
    'only tabs, spaces, dashes, or brackets',
    ['\t', ' ', '- ', '-', '[', '{a', ' \t'].flatMap((part) => filledFiles(bytes, part)),
  ],
])(
  'checks a file with %s quickly',
  (_, files) => {
    expect(files.filter((file) => isSlow(file, bytes)).map(({ name }) => name)).toEqual([])
  },
  300_000,
)

test('checks a file that repeats arbitrary characters quickly', () => {
  const size = MAX_FILE_BYTES / 2.5
  fc.assert(
    fc.property(randomFiles(size), (file) => !isSlow(file, size)),
    { numRuns: 100 },
  )
}, 300_000)
