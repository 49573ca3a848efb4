/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/editorial/check'
import { countProblems, type ContentReport, type Problem } from '../../src/editorial/problem'
import { formatReport, REPORT_FORMATS } from '../../src/editorial/report-formats'
import { contentFolder, type ContentFolder } from './content-folder'
import { mutate, type Mutation, type Texts } from './mutations'

/** `MUTATIONS=20000 npx jest mutations` runs more of them, and `SEED=x` others. */
const COUNT = Number(process.env.MUTATIONS ?? 2000)
const SEED = process.env.SEED ?? 'content'

/** The longest that a check of a few files may take, in milliseconds. */
const PATIENCE = 5000

let content: ContentFolder
let texts: Texts
beforeAll(() => {
  content = contentFolder()
  const folder = join(content.root, 'content')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yml'))
  texts = new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
})
afterAll(() => {
  content.dispose()
})

/** Whether an error speaks of the file that was changed: it is in it, or names it, or one of its entries. */
function names({ file, message, advice }: Problem, mutation: Mutation): boolean {
  const said = `${file} ${message} ${advice}`
  const changed = [mutation.file, ...mutation.files.keys()].map((path) => path.replace(/\p{Cc}/gu, '\uFFFD'))
  const slugs = changed.map((path) => path.replace(/^.*\/|\.yml$/g, ''))
  return (
    [...changed, ...slugs].some((name) => said.includes(name)) ||
    // A figure has a key of its own, and the list of them is one file.
    (changed.includes('stats.yml') && message.startsWith('there is no figure'))
  )
}

/** What is wrong with the check of a mutation; undefined where all is well. */
function complaint(mutation: Mutation): string | undefined {
  const start = performance.now()
  let report: ContentReport
  try {
    report = checkContent(content.root)
  } catch (error) {
    return `it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
  const texts = REPORT_FORMATS.map((format) => formatReport(report, format, false))
  const took = performance.now() - start
  if (took > PATIENCE) return `it took ${took.toFixed(0)} ms`
  if (texts.some((text) => /^\s+at .*:\d+/m.test(text))) return 'it shows a stack'
  if (texts.some((text) => /[^\P{Cc}\n\t]/u.test(text))) return 'it shows a control character'
  const errors = report.problems.filter(({ severity }) => severity !== 'warning')
  if (countProblems(report).errors === 0) return undefined
  const stranger = errors.find((error) => !names(error, mutation))
  return stranger && `an error is about something else: ${JSON.stringify(stranger)}`
}

test(
  `each of ${COUNT} random mutations passes, or ends in errors that name the file`,
  () => {
    const outcomes = { passed: 0, refused: 0, slowest: 0 }
    const complaints: string[] = []
    for (let index = 0; index < COUNT && complaints.length < 20; index += 1) {
      const seed = `${SEED} ${index}`
      const mutation = mutate(seed, texts)
      for (const [path, text] of mutation.files) {
        if (text === null) content.remove(path)
        else content.write(path, text)
      }
      const start = performance.now()
      const said = complaint(mutation)
      outcomes.slowest = Math.max(outcomes.slowest, performance.now() - start)
      if (said !== undefined) complaints.push(`${seed} (${mutation.kind}, ${mutation.file}): ${said}`)
      for (const path of mutation.files.keys()) {
        const text = texts.get(path)
        if (text !== undefined) content.write(path, text)
        else content.remove(path)
      }
    }
    expect(complaints).toEqual([])
  },
  COUNT * 1000,
)

test('the mutations are of both kinds: some are refused, and some pass', () => {
  const passes = Array.from({ length: 60 }, (_, index) => {
    const mutation = mutate(`${SEED} ${index}`, texts)
    const [[path, text] = []] = mutation.files
    if (mutation.files.size !== 1 || path === undefined || text === null || text === undefined) return false
    content.write(path, text)
    const { errors } = countProblems(checkContent(content.root))
    const valid = texts.get(path)
    if (valid === undefined) content.remove(path)
    else content.write(path, valid)
    return errors === 0
  })
  expect(new Set(passes)).toEqual(new Set([true, false]))
})
