import { type ContentReport, countProblems, type Problem } from './problem'
import { capitalized, pluralize } from './text-format'

/** The maximum number of characters shown of a line, so that the caret stays on the same terminal row. */
const MAX_LINE_LENGTH = 100

/** What placeholders mean for a build, and what to do about them. */
const PLACEHOLDER_ADVICE = `Previews show placeholders; a build for visitors refuses them. Replace each one, or hide its entry with a line “draft: true”.`

/** Replaces control characters with visible symbols, so that no text from a file acts on the terminal. Tabs are unchanged. */
const visible = (text: string) =>
  text
    .replace(/[^\P{Cc}\t]/gu, (character) => {
      const code = character.charCodeAt(0)
      return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd'
    })
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060\u2066-\u2069\ufeff]/g, '\ufffd')

/** The number of terminal columns that a text takes up: none for combining accents, two for wide characters. */
function columnsOf(text: string): number {
  return Array.from(text).reduce((columns, character) => {
    if (/\p{Mn}|\p{Me}|\u200d|\ufe0f/u.test(character)) return columns
    const wide = /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|[\uff01-\uff60]/u
    return columns + (wide.test(character) ? 2 : 1)
  }, 0)
}

function excerpt({ source, column, length }: Problem): { text: string; start: number; length: number } {
  if (source.length <= MAX_LINE_LENGTH) return { text: source, start: column - 1, length }
  const from = Math.max(0, Math.min(column - 1 - Math.floor(MAX_LINE_LENGTH / 4), source.length - MAX_LINE_LENGTH))
  const to = from + MAX_LINE_LENGTH
  const text = `${from > 0 ? '…' : ''}${source.slice(from, to)}${to < source.length ? '…' : ''}`
  return { text, start: column - 1 - from + (from > 0 ? 1 : 0), length: Math.min(length, to - column + 1) }
}

/** The line with its number, and a caret under each character that the problem covers. */
function sourceLines(problem: Problem): string[] {
  if (problem.source.trim() === '') return []
  const number = String(problem.line)
  const { text, start, length } = excerpt(problem)
  // Tabs are preserved so that the caret lines up with the text above it.
  const indent = text
    .slice(0, start)
    .split(/(\t)/)
    .map((part) => (part === '\t' ? part : ' '.repeat(columnsOf(part))))
    .join('')
  const carets = '^'.repeat(Math.max(1, columnsOf(text.slice(start, start + length))))
  return ['', `  ${number} | ${visible(text)}`, `  ${' '.repeat(number.length)} | ${indent}${carets}`]
}

/** One problem on one line: the field, what is wrong, and what would be right. */
export function formatProblem({ field, message, advice }: Problem): string {
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
 * The placeholders by file, each on a line of its own: a new site has hundreds of them, and the text of a placeholder says
 * no more than the name of its field.
 */
function placeholderList(problems: readonly Problem[]): string[] {
  const files = [...new Set(problems.map(({ file }) => file))]
  const width = Math.max(...problems.map(({ line }) => String(line).length))
  return files.map((file) => {
    const own = problems.filter((problem) => problem.file === file)
    const lines = own.map(({ line, field = '' }) => `  ${String(line).padStart(width)} | ${visible(field)}`)
    return [visible(file), ...lines].join('\n')
  })
}

/** The last line of a report, such as `Checked 37 files: 2 errors, no warnings`. */
function formatSummary(report: ContentReport): string {
  const { errors, warnings } = countProblems(report)
  const some = (count: number, noun: string) => (count === 0 ? `no ${noun}s` : pluralize(count, noun))
  return `Checked ${pluralize(report.files, 'file')}: ${some(errors, 'error')}, ${some(warnings, 'warning')}`
}

/**
 * Formats a report for people to read in a terminal.
 *
 * @returns the problems, separated by blank lines, followed by the summary; only the summary if there are no problems
 */
export function formatProblems(report: ContentReport): string {
  const placeholders = report.problems.filter(({ kind }) => kind === 'placeholder')
  const others = report.problems.filter(({ kind }) => kind !== 'placeholder')
  const heading = `Warning: ${pluralize(placeholders.length, 'text')} still to write, by file and line. ${PLACEHOLDER_ADVICE}`
  return [
    ...others.map(problemText),
    ...(placeholders.length > 0 ? [heading, ...placeholderList(placeholders)] : []),
    formatSummary(report),
  ].join('\n\n')
}
