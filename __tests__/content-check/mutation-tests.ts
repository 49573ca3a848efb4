import { checkContent } from '../../content-check/check'
import { countProblems, type Problem } from '../../content-check/messages/problem'
import { formatProblems } from '../../content-check/messages/report'
import { type ContentFolder, contentFolder } from './content-folder'
import { type Mutation, readTexts } from './mutations'
import { runWithTimeout } from './run-with-timeout'
import type { Texts } from './text-mutations'

/** `MUTATIONS=20000 npx jest mutation` runs more mutations, half in each test file; `SEED=x` runs different ones. */
const COUNT = Number(process.env.MUTATIONS ?? 2000) / 2
const SEED = process.env.SEED ?? 'content'

/** The number of failures after which the run stops. */
const MAX_FAILURES = 20

/** Whether an error is in a changed file, or mentions that file or one of its entries. */
function names({ file, message, advice }: Problem, { files }: Mutation, texts: Texts): boolean {
  return [...files.keys()].some((path) => {
    const shown = `content/${path.replace(/\p{Cc}/gu, '\uFFFD')}`
    // An entry is identified by its file name, or by its key if it is in a list of entries.
    const keys = [...(texts.get(path) ?? '').matchAll(/\bkey: (\S+)/g)].map(([, key]) => key)
    const entries = [path.replace(/^.*\/|\.yml$/g, ''), ...keys]
    const text = `${message} ${advice}`
    return file === shown || [shown, ...entries.map((entry) => `“${entry}”`)].some((name) => text.includes(name))
  })
}

/** Whether the check found errors, and what is wrong with its report, if anything. */
function outcome(root: string, mutation: Mutation, texts: Texts): { rejected: boolean; failure?: string } {
  const report = checkContent(root)
  const rejected = countProblems(report).errors > 0
  const text = formatProblems(report)
  if (/^\s+at .*:\d+/m.test(text)) return { rejected, failure: 'it shows a stack trace' }
  if (/[^\P{Cc}\n\t]/u.test(text)) return { rejected, failure: 'it shows a control character' }
  const errors = report.problems.filter(({ severity }) => severity !== 'warning')
  const unrelated = errors.find((error) => !names(error, mutation, texts))
  return unrelated
    ? { rejected, failure: `an error is about something else: ${JSON.stringify(unrelated)}` }
    : { rejected }
}

/** Applies a mutation to the content, or restores the content. */
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
 * Tests that the check handles every one of very many mutations.
 *
 * @param change creates a mutation from a seed and the content
 */
export function testMutations(change: (seed: string, texts: Texts) => Mutation): void {
  const failures: string[] = []
  const outcomes = { rejected: 0, passed: 0 }

  beforeAll(() => {
    const content = contentFolder()
    const texts = readTexts(content.root)
    for (let index = 0; index < COUNT && failures.length < MAX_FAILURES; index += 1) {
      const seed = `${SEED} ${index}`
      const mutation = change(seed, texts)
      write(content, mutation, (path) => mutation.files.get(path) ?? null)
      try {
        const { rejected, failure } = runWithTimeout(() => outcome(content.root, mutation, texts))
        outcomes[rejected ? 'rejected' : 'passed'] += 1
        if (failure !== undefined) failures.push(`${seed} (${mutation.kind}, ${mutation.file}): ${failure}`)
      } catch (error) {
        failures.push(`${seed} (${mutation.kind}, ${mutation.file}): ${String(error)}`)
      }
      write(content, mutation, (path) => texts.get(path) ?? null)
    }
    content.dispose()
  }, COUNT * 1000)

  test(`each of ${COUNT} random mutations passes the check or causes errors that name the file`, () => {
    expect(failures).toEqual([])
  })

  test('some mutations are rejected, and some pass', () => {
    expect(Object.values(outcomes)).not.toContain(0)
  })
}
