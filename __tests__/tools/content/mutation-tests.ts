import { checkContent } from '../../../tools/content/check'
import { countProblems, type Problem } from '../../../tools/content/messages/problem'
import { formatReport, REPORT_FORMATS } from '../../../tools/content/messages/report-formats'
import { contentFolder, type ContentFolder } from './content-folder'
import { readTexts, type Mutation, type Texts } from './mutations'
import { withinPatience } from './patience'

/** `MUTATIONS=20000 npx jest mutation` tries more of them, half in each file of tests, and `SEED=x` others. */
const COUNT = Number(process.env.MUTATIONS ?? 2000) / 2
const SEED = process.env.SEED ?? 'content'

/** How many mutations are told of before the others are left out. */
const MOST_COMPLAINTS = 20

/** Whether an error is in a file that was changed, or names it or one of its entries. */
function names({ file, message, advice }: Problem, { files }: Mutation, texts: Texts): boolean {
  return [...files.keys()].some((path) => {
    const shown = `content/${path.replace(/\p{Cc}/gu, '\uFFFD')}`
    // An entry goes by its file's name, in a list of entries by its key.
    const keys = [...(texts.get(path) ?? '').matchAll(/\bkey: (\S+)/g)].map(([, key]) => key)
    const entries = [path.replace(/^.*\/|\.yml$/g, ''), ...keys]
    const said = `${message} ${advice}`
    return file === shown || [shown, ...entries.map((entry) => `“${entry}”`)].some((name) => said.includes(name))
  })
}

/** What is wrong with the outcome of a check, and whether the check found errors. */
function outcome(root: string, mutation: Mutation, texts: Texts): { refused: boolean; complaint?: string } {
  const report = checkContent(root)
  const refused = countProblems(report).errors > 0
  const reports = report.problems.length > 0 ? REPORT_FORMATS.map((format) => formatReport(report, format, false)) : []
  if (reports.some((text) => /^\s+at .*:\d+/m.test(text))) return { refused, complaint: 'it shows a stack' }
  if (reports.some((text) => /[^\P{Cc}\n\t]/u.test(text))) return { refused, complaint: 'it shows a control character' }
  const errors = report.problems.filter(({ severity }) => severity !== 'warning')
  const stranger = errors.find((error) => !names(error, mutation, texts))
  return stranger
    ? { refused, complaint: `an error is about something else: ${JSON.stringify(stranger)}` }
    : { refused }
}

/** Writes a mutation over the content, or the content over the mutation. */
function write(
  content: ContentFolder,
  { files }: Mutation,
  textOf: (path: string) => string | Uint8Array | null,
): void {
  for (const path of files.keys()) {
    const text = textOf(path)
    if (text === null) content.remove(path)
    else content.write(path, text)
  }
}

/**
 * Tests that the check ends well for every one of very many mutations.
 *
 * @param change makes a mutation of a seed and the content
 */
export function testMutations(change: (seed: string, texts: Texts) => Mutation): void {
  const complaints: string[] = []
  const outcomes = { refused: 0, passed: 0 }

  beforeAll(() => {
    const content = contentFolder()
    const texts = readTexts(content.root)
    for (let index = 0; index < COUNT && complaints.length < MOST_COMPLAINTS; index += 1) {
      const seed = `${SEED} ${index}`
      const mutation = change(seed, texts)
      write(content, mutation, (path) => mutation.files.get(path) ?? null)
      try {
        const { refused, complaint } = withinPatience(() => outcome(content.root, mutation, texts))
        outcomes[refused ? 'refused' : 'passed'] += 1
        if (complaint !== undefined) complaints.push(`${seed} (${mutation.kind}, ${mutation.file}): ${complaint}`)
      } catch (error) {
        complaints.push(`${seed} (${mutation.kind}, ${mutation.file}): ${String(error)}`)
      }
      write(content, mutation, (path) => texts.get(path) ?? null)
    }
    content.dispose()
  }, COUNT * 1000)

  test(`each of ${COUNT} random mutations passes, or ends in errors that name the file`, () => {
    expect(complaints).toEqual([])
  })

  test('some mutations are refused, and some pass', () => {
    expect(Object.values(outcomes)).not.toContain(0)
  })
}
