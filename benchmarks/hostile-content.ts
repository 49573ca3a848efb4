/**
 * `npx tsx benchmarks/hostile-content.ts [text]`: measures the CPU time of `checkContent` with one file of the maximum size that
 * is designed to be slow. The slowest files come first. With a text, only files whose name contains it are measured. The random
 * files differ in each run. The check must take less than two seconds.
 */
import fc from 'fast-check'
import { largeFiles } from '../__tests__/hostile/large-files'
import { randomFiles } from '../__tests__/hostile/random-files'
import { timedCheck } from '../__tests__/hostile/timed-check'
import { MAX_FILE_BYTES } from '../tools/content/parse/read-content-files'

const RANDOM_FILES = 300
const MAX_ROWS = 40

const filter = process.argv.slice(2).join(' ')
const files = [...largeFiles(MAX_FILE_BYTES), ...fc.sample(randomFiles(MAX_FILE_BYTES), RANDOM_FILES)].filter(
  ({ name, path }) => `${path} ${name}`.includes(filter),
)
const check = timedCheck()
const times = files.map((file) => ({ file, time: check.time(file) })).sort((one, other) => other.time - one.time)
check.dispose()

const row = (time: number, name: string) =>
  `${time.toFixed(0).padStart(6)} ms ${(time / check.usual).toFixed(1).padStart(6)} ×  ${name}`
console.log(row(check.usual, 'the content of the site'))
for (const { file, time } of times.slice(0, MAX_ROWS))
  console.log(row(time, `${file.path}: ${file.name.slice(0, 100)}`))
console.log(`${files.length} files of ${MAX_FILE_BYTES / 1000} kB`)
