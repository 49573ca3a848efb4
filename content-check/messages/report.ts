import { replaceHidden } from '../parse/hidden-characters'
import { type ContentReport, countProblems, type Problem } from './problem'
import { capitalized, pluralize } from './text-format'

/** The most characters shown of a line. In a narrower terminal, a longer line wraps, and the caret is below other text. */
const MAX_LINE_LENGTH = 100

const PLACEHOLDER_ADVICE = `Previews show them; a build for visitors fails. Replace each one, or hide its entry with a line “draft: true”.`
const DRAFT_ADVICE = `Write them before you delete the line “draft: true”.`

/** Replaces control and invisible characters except tabs, so that text in a file cannot control the terminal. */
const visible = (text: string) =>
  replaceHidden(text.replace(/[^\P{Cc}\t]/gu, '\uFFFD'), ({ length }) => '\uFFFD'.repeat(length))

/** The numbered line, and a caret under each character of the problem. Long lines are cut. */
function sourceLines({ source, line, column, length }: Problem): string[] {
  if (source.trim() === '') return []
  const from = source.length > MAX_LINE_LENGTH ? Math.max(0, column - 1 - MAX_LINE_LENGTH / 4) : 0
  const text = source.slice(from, from + MAX_LINE_LENGTH)
  const [start, end] = [from > 0 ? '…' : '', from + text.length < source.length ? '…' : '']
  // Tabs are preserved so that the caret lines up with the text above it.
  const indent = text.slice(0, column - 1 - from).replace(/[^\t]/g, ' ')
  const carets = '^'.repeat(Math.max(1, Math.min(length, text.length - indent.length)))
  const margin = ' '.repeat(String(line).length)
  return ['', `  ${line} | ${start}${visible(text)}${end}`, `  ${margin} | ${start && ' '}${indent}${carets}`]
}

/** One problem on one line: the field, what is wrong, and what would be right. */
export function formatProblem({ field, message, advice }: Pick<Problem, 'field' | 'message' | 'advice'>): string {
  return `${field === undefined ? capitalized(message) : `${field}: ${message}`}. ${advice}`
}

/** One problem: its location and its sentence, then the line itself. */
function problemText(problem: Problem): string {
  const { file, line, column, severity } = problem
  const kind = severity === 'warning' ? 'Warning: ' : ''
  return [
    `${visible(`${file}:${line}:${column}`)}  ${kind}${visible(formatProblem(problem))}`,
    ...sourceLines(problem),
  ].join('\n')
}

/**
 * A heading, then the placeholders by file, one per line: the line in the file and the field. A new site has hundreds of
 * them, which would hide all other problems if each were written out.
 */
function placeholderList(heading: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return []
  const files = [...new Set(problems.map(({ file }) => file))]
  const width = Math.max(...problems.map(({ line }) => String(line).length))
  const lists = files.map((file) => {
    const own = problems.filter((problem) => problem.file === file)
    const lines = own.map(({ line, field = '' }) => `  ${String(line).padStart(width)} | ${visible(field)}`)
    return [visible(file), ...lines].join('\n')
  })
  return [heading, ...lists]
}

/** The last line of a report, such as `Checked 37 files: 2 errors, no warnings`. */
function formatSummary(report: ContentReport): string {
  const { errors, warnings } = countProblems(report)
  const some = (count: number, noun: string) => (count === 0 ? `no ${noun}s` : pluralize(count, noun))
  return `Checked ${pluralize(report.files, 'file')}: ${some(errors, 'error')}, ${some(warnings, 'warning')}`
}

/** Formats a report for a terminal: the problems, separated by blank lines, and the summary. */
export function formatProblems(report: ContentReport): string {
  const placeholders = report.problems.filter(({ kind }) => kind === 'placeholder')
  const others = report.problems.filter(({ kind }) => kind !== 'placeholder')
  const inDrafts = placeholders.filter(({ severity }) => severity === 'warning')
  const shown = placeholders.filter(({ severity }) => severity !== 'warning')
  return [
    ...others.map(problemText),
    ...placeholderList(`${pluralize(shown.length, 'placeholder')}, by file and line. ${PLACEHOLDER_ADVICE}`, shown),
    ...placeholderList(`To write: ${pluralize(inDrafts.length, 'field')} of drafts. ${DRAFT_ADVICE}`, inDrafts),
    formatSummary(report),
  ].join('\n\n')
}
