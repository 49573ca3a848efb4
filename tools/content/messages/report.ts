import { countProblems, type ContentReport, type Problem } from './problem'
import { counted } from './text-format'

/** The most characters of a line that are shown, so that the caret stays on the same row of a terminal. */
const WIDEST_LINE = 100

/** How the parts of a report are set; each takes a text and returns it with its colour. */
interface Style {
  place: (text: string) => string
  mark: (text: string) => string
}

const PLAIN: Style = { place: (text) => text, mark: (text) => text }
const COLOURED: Style = { place: (text) => `\u001b[1m${text}\u001b[22m`, mark: (text) => `\u001b[31m${text}\u001b[39m` }

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Control characters as pictures of themselves, so that no text of a file acts on the terminal; a tab stays a tab. */
const visible = (text: string) =>
  text
    .replace(/[^\P{Cc}\t]/gu, (character) => {
      const code = character.charCodeAt(0)
      return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd'
    })
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060\u2066-\u2069\ufeff]/g, '\ufffd')

/** How many columns of a terminal a text takes: none for accents that stand over a letter, two for wide characters. */
function columnsOf(text: string): number {
  return Array.from(text).reduce((columns, character) => {
    if (/\p{Mn}|\p{Me}|\u200d|\ufe0f/u.test(character)) return columns
    const wide = /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|[\uff01-\uff60]/u
    return columns + (wide.test(character) ? 2 : 1)
  }, 0)
}

/** The part of a long line around the marked characters. */
function excerpt({ source, column, length }: Problem): { text: string; start: number; length: number } {
  if (source.length <= WIDEST_LINE) return { text: source, start: column - 1, length }
  const from = Math.max(0, Math.min(column - 1 - Math.floor(WIDEST_LINE / 4), source.length - WIDEST_LINE))
  const to = from + WIDEST_LINE
  const text = `${from > 0 ? '…' : ''}${source.slice(from, to)}${to < source.length ? '…' : ''}`
  return { text, start: column - 1 - from + (from > 0 ? 1 : 0), length: Math.min(length, to - column + 1) }
}

/** The line with its number, and a caret under each character that is meant. */
function sourceLines(problem: Problem, { mark }: Style): string[] {
  if (problem.source.trim() === '') return []
  const number = String(problem.line)
  const { text, start, length } = excerpt(problem)
  // A tab stays a tab, so that the caret moves as far as the text above it.
  const indent = text
    .slice(0, start)
    .split(/(\t)/)
    .map((part) => (part === '\t' ? part : ' '.repeat(columnsOf(part))))
    .join('')
  const carets = '^'.repeat(Math.max(1, columnsOf(text.slice(start, start + length))))
  return ['', `  ${number} | ${visible(text)}`, `  ${' '.repeat(number.length)} | ${indent}${mark(carets)}`]
}

/** One problem in one line: field, what is wrong and what would be right. */
export function problemSentence({ field, message, advice }: Problem): string {
  return `${field === undefined ? capitalised(message) : `${field}: ${message}`}. ${advice}`
}

/** One problem: its place and its sentence, then the line itself. */
function problemText(problem: Problem, style: Style): string {
  const { file, line, column, severity } = problem
  const kind = severity === 'warning' ? 'Warning: ' : ''
  return [
    `${style.place(visible(`${file}:${line}:${column}`))}  ${kind}${visible(problemSentence(problem))}`,
    ...sourceLines(problem, style),
  ].join('\n')
}

/** The line that ends a report, such as `Checked 37 files: 2 errors, no warnings`. */
export function summary(report: ContentReport): string {
  const { errors, warnings } = countProblems(report)
  const some = (count: number, noun: string) => (count === 0 ? `no ${noun}s` : counted(count, noun))
  return `Checked ${counted(report.files, 'file')}: ${some(errors, 'error')}, ${some(warnings, 'warning')}`
}

/**
 * A report as a person reads it in a terminal.
 *
 * @param report what the check found
 * @param colour whether to set places and carets with ANSI colours
 * @returns the problems with blank lines between them, then the summary; the summary alone where there are none
 */
export function formatProblems(report: ContentReport, colour = false): string {
  const style = colour ? COLOURED : PLAIN
  return [...report.problems.map((problem) => problemText(problem, style)), summary(report)].join('\n\n')
}
