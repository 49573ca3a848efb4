import { checkContent } from '../content/check'
import type { Problem } from '../content/messages/problem'
import { formatProblem } from '../content/messages/report'
import { joinWithAnd, pluralize } from '../content/messages/text-format'
import { readContentSnapshot, unreadableFiles } from './content-snapshot'
import type { Check, CheckFinding } from './report'

interface ComparedProblem {
  problem: Problem
  isNew: boolean
}

/** A problem's identity does not include its line, because edits above it move it. */
const identityOf = ({ file, field, message }: Problem) => [file, field, message].join('\n')

function compareProblems(before: readonly Problem[], after: readonly Problem[]): ComparedProblem[] {
  const left = new Map<string, number>()
  for (const problem of before) left.set(identityOf(problem), (left.get(identityOf(problem)) ?? 0) + 1)
  const compared = after.map((problem) => {
    const count = left.get(identityOf(problem)) ?? 0
    left.set(identityOf(problem), count - 1)
    return { problem, isNew: count <= 0 }
  })
  return [...compared.filter(({ isNew }) => isNew), ...compared.filter(({ isNew }) => !isNew)]
}

function findingOf({ problem, isNew }: ComparedProblem): CheckFinding {
  const { file, line, severity, kind } = problem
  const isNoted = severity === 'warning' && kind !== 'spelling'
  const text = `${isNoted ? 'Warning: ' : ''}${formatProblem(problem)}${isNew ? '' : ' This was so before.'}`
  return { text, file, line }
}

/** One finding per problem and line: a word may be misspelled several times in one line. */
function findingsOf(problems: readonly ComparedProblem[]): CheckFinding[] {
  const findings = new Map<string, CheckFinding & { count: number }>()
  for (const problem of problems) {
    const finding = findingOf(problem)
    const key = [finding.file, finding.line, finding.text].join('\n')
    findings.set(key, { ...finding, count: (findings.get(key)?.count ?? 0) + 1 })
  }
  return [...findings.values()].map(({ count, text, ...location }) => ({
    text: count === 1 ? text : `${text} (${count} times)`,
    ...location,
  }))
}

/** The number of new problems, to complete a summary that states the total. */
function newOf(problems: readonly ComparedProblem[]): string {
  const count = problems.filter(({ isNew }) => isNew).length
  if (problems.length === 1) return count === 1 ? 'new' : 'not new'
  return `${count === problems.length ? 'all' : count === 0 ? 'none' : count} of them new`
}

function contentCheck(problems: readonly ComparedProblem[], files: number): Check {
  const warnings = problems.filter(({ problem }) => problem.severity === 'warning').length
  const errors = problems.length - warnings
  const isWarned = problems.some(({ problem, isNew }) => isNew && problem.severity === 'warning')
  const counts = [pluralize(errors, 'error'), pluralize(warnings, 'warning')].filter((count) => !count.startsWith('0'))
  const found = counts.length === 0 ? 'no problems' : `${joinWithAnd(counts)}, ${newOf(problems)}`
  return {
    name: 'Content',
    state: errors > 0 ? 'failed' : isWarned ? 'warned' : 'passed',
    summary: `${pluralize(files, 'file')}: ${found}`,
    findings: findingsOf(problems),
  }
}

/** @param unread the number of files that cannot be read, whose words are not checked */
function spellingCheck(problems: readonly ComparedProblem[], unread: number): Check {
  const words =
    problems.length > 0
      ? `${pluralize(problems.length, 'word')} that the dictionary does not know, ${newOf(problems)}`
      : 'the dictionary knows every word'
  return {
    name: 'Spelling',
    state: unread > 0 || problems.some(({ isNew }) => isNew) ? 'warned' : 'passed',
    summary: unread > 0 ? `${words}; ${pluralize(unread, 'file')} that cannot be read not checked` : words,
    findings: findingsOf(problems),
  }
}

/**
 * Runs the content check, including spelling, and lists new problems first. Old warnings do not affect the state of the
 * check; errors always do, because they prevent publication.
 *
 * @param before the project's root before the change
 * @param after the project's root after the change
 */
export function checkContentAndSpelling(before: string, after: string): Check[] {
  // The same time for both, so that no entry's publication date falls between the two checks.
  const now = new Date()
  const { problems, files } = checkContent(after, [], now)
  const compared = compareProblems(checkContent(before, [], now).problems, problems)
  const isSpelling = ({ problem }: ComparedProblem) => problem.kind === 'spelling'
  return [
    contentCheck(
      compared.filter((one) => !isSpelling(one)),
      files,
    ),
    spellingCheck(compared.filter(isSpelling), unreadableFiles(readContentSnapshot(after)).size),
  ]
}
