import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '../check'
import { type ContentReport, countProblems, type Problem } from '../messages/problem'
import { formatProblems } from '../messages/report'
import { CONTENT_FOLDER } from '../parse/content-files'
import { readContentFiles } from '../parse/read-content-files'
import { projectWords, WORDS_FILE } from '../rules/dictionary'
import { ArgumentError } from './arguments'
import { type FieldValue, firmContent } from './firm-content'

/** The tests of what the sample says, relative to the project's root. */
const SAMPLE_TESTS = '__tests__/sample'

/** Everything that the command changes, by path relative to the project's root. */
export interface FirmPlan {
  texts: ReadonlyMap<string, string>
  removed: readonly string[]
  /** The problems of the new content, which are only warnings. */
  report: ContentReport
}

/**
 * Ensures that git could restore everything that the command replaces.
 *
 * @throws {@link ArgumentError} if there are uncommitted changes, or the project is not in a git repository
 */
export function rejectUncommitted(root: string): void {
  let status: string
  try {
    status = execFileSync(
      'git',
      ['status', '--porcelain', '--untracked-files=all', '--', CONTENT_FOLDER, WORDS_FILE, SAMPLE_TESTS],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
  } catch {
    throw new ArgumentError(
      'Nothing was changed: this project is not in a git repository, so what the command replaces would be lost. Run “git init”, then commit everything.',
    )
  }
  if (status !== '')
    throw new ArgumentError(
      `Nothing was changed: these files have changes that are not committed, and the command would replace them. Commit or discard them first.\n\n${status.trimEnd()}`,
    )
}

/** The words file with only the comment at its top and the words that the new content still has. */
function remainingWords(root: string, content: readonly string[]): [string, string][] {
  const file = join(root, WORDS_FILE)
  if (!existsSync(file)) return []
  const [head = ''] = /^(?:#.*\r?\n)*/.exec(readFileSync(file, 'utf8')) ?? []
  const used = new Set(content.flatMap((text) => text.match(/[\p{L}\p{M}'’]+/gu) ?? []))
  const words = [...projectWords(root)]
    .filter((word) => used.has(word))
    .toSorted((one, other) => one.localeCompare(other))
  return [[WORDS_FILE, `${[head, ...words].join('\n').trim()}\n`]]
}

function writeTexts(root: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

/** Checks the new content in a temporary folder. */
function checkTexts(texts: ReadonlyMap<string, string>): ContentReport {
  const folder = mkdtempSync(join(tmpdir(), 'new-firm-'))
  try {
    writeTexts(folder, texts)
    return checkContent(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const errorsOf = ({ files, problems }: ContentReport): ContentReport => ({
  files,
  problems: problems.filter(({ severity }: Problem) => severity === undefined),
})

/**
 * Plans the change to the content of a new firm.
 *
 * @param values what the new firm has answered
 * @throws {@link ArgumentError} if the present content has errors, or the new content would have some
 */
export function planFirm(root: string, values: readonly FieldValue[]): FirmPlan {
  const present = errorsOf(checkContent(root))
  if (present.problems.length > 0)
    throw new ArgumentError(`Nothing was changed. Fix the present content first:\n\n${formatProblems(present)}`)
  const content = [...firmContent(root, values)].map(([path, text]): [string, string] => [
    `${CONTENT_FOLDER}/${path}`,
    text,
  ])
  const texts = new Map([
    ...content,
    ...remainingWords(
      root,
      content.map(([, text]) => text),
    ),
  ])
  const report = checkTexts(texts)
  if (countProblems(report).errors > 0)
    throw new ArgumentError(
      `Nothing was changed, because the new content would have errors. Change the answers that cause them:\n\n${formatProblems(errorsOf(report))}`,
    )
  const { paths } = readContentFiles(root)
  const removed = paths.map((path) => `${CONTENT_FOLDER}/${path}`).filter((file) => !texts.has(file))
  return { texts, removed: existsSync(join(root, SAMPLE_TESTS)) ? [...removed, SAMPLE_TESTS] : removed, report }
}

/** Writes the new files and removes the others. */
export function applyFirm(root: string, { texts, removed }: FirmPlan): void {
  writeTexts(root, texts)
  for (const file of removed) rmSync(join(root, file), { recursive: true })
}
