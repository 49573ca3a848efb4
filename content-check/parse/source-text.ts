import { LineCounter } from 'yaml'
import type { Finding, Problem } from '../messages/problem'

/** A range of a file: offsets in UTF-16 code units; the end is exclusive. */
export interface Span {
  start: number
  end: number
}

/** The text of one file, with an index of its lines. */
export interface SourceText {
  file: string
  /** Without a byte order mark at its start, which text editors do not show and do not count as a column. */
  text: string
  /** As it is on disk: commands that change the file keep its byte order mark. */
  fileText: string
  lines: LineCounter
}

/** Indexes the lines once, so that looking up positions is fast. */
export function sourceText(file: string, fileText: string): SourceText {
  const text = fileText.replace(/^\uFEFF/, '')
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return { file, text, fileText, lines }
}

/** The line number at an offset, starting at 1. */
export const lineOf = ({ lines }: SourceText, offset: number) => lines.linePos(offset).line

/** The text of the line at an offset, without its line break. */
export const lineText = (source: SourceText, offset: number) =>
  restOfLine(source, source.lines.lineStarts[lineOf(source, offset) - 1] ?? 0)

/** The rest of the line after an offset. */
export function restOfLine(source: SourceText, offset: number): string {
  const next = source.lines.lineStarts[lineOf(source, offset)]
  const rest = source.text.slice(offset, next === undefined ? undefined : next - 1)
  return rest.endsWith('\r') ? rest.slice(0, -1) : rest
}

/**
 * Completes the advice to put a text in double quotes: within them, quotes would end the text, and backslashes would begin
 * escape sequences.
 *
 * @param line the text's line in the file
 */
function withQuotesInside(advice: string, line: string): string {
  if (!/quotes: "…"|double quotes/.test(advice) || advice.includes('quotation marks')) return advice
  const text = line.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/, '')
  const quotes = text.includes('"') ? ' Write quotation marks inside it as “ and ”.' : ''
  return `${advice}${quotes}${text.includes('\\') ? ' Write each backslash inside it twice.' : ''}`
}

/** A problem at a range of a file, marked on its first line. */
export function problemAt(source: SourceText, { start, end }: Span, finding: Finding): Problem {
  // The parser includes the spaces before some words in their ranges. Carets below spaces would point at nothing.
  const blank = /^ +(?=\S)/.exec(source.text.slice(start, start + 200))?.[0].length ?? 0
  const offset = Math.min(start + blank, Math.max(0, source.text.length - 1))
  const { line, col: column } = source.lines.linePos(offset)
  const text = lineText(source, offset)
  const marked = source.text.slice(offset, end).split(/\r?\n/, 1)[0] ?? ''
  const length = Math.max(1, marked.trimEnd().length)
  const advice = withQuotesInside(finding.advice, text)
  return { file: source.file, line, column, length, source: text, ...finding, advice }
}
