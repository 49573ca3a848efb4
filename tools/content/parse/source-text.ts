import { LineCounter } from 'yaml'
import type { Finding, Problem } from '../messages/problem'

/** Where something stands in a file: offsets in UTF-16 units, the end excluded. */
export interface Span {
  start: number
  end: number
}

/** The text of one file, with what it takes to name a place in it. */
export interface SourceText {
  /** Path from the project's root, such as `content/site.yml`. */
  file: string
  text: string
  lines: LineCounter
}

/** Takes in a file's text once, so that each place in it is found quickly. */
export function sourceText(file: string, text: string): SourceText {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return { file, text, lines }
}

/** The number of the line, from 1, at an offset. */
export function lineOf(source: SourceText, offset: number): number {
  return source.lines.linePos(offset).line
}

/** The text of the line at an offset, without its line break. */
export function lineText(source: SourceText, offset: number): string {
  const start = source.lines.lineStarts[lineOf(source, offset) - 1] ?? 0
  return lineRest(source, start)
}

/** What follows an offset on its line. */
export function lineRest(source: SourceText, offset: number): string {
  const next = source.lines.lineStarts[lineOf(source, offset)]
  const rest = source.text.slice(offset, next === undefined ? undefined : next - 1)
  return rest.endsWith('\r') ? rest.slice(0, -1) : rest
}

/** The last line that is not empty above the one at an offset; an empty text where there is none. */
export function lineAbove(source: SourceText, offset: number): string {
  for (let line = lineOf(source, offset) - 2; line >= 0; line -= 1) {
    const text = lineRest(source, source.lines.lineStarts[line] ?? 0)
    if (text.trim() !== '') return text
  }
  return ''
}

/** A problem at a place of a file; a place of several lines is marked on its first one. */
export function problemAt(source: SourceText, { start, end }: Span, finding: Finding): Problem {
  // A parser may count the spaces before a word as part of it.
  const blank = /^ +(?=\S)/.exec(source.text.slice(start, start + 200))?.[0].length ?? 0
  const offset = Math.min(start + blank, Math.max(0, source.text.length - 1))
  const { line, col: column } = source.lines.linePos(offset)
  const text = lineText(source, offset)
  const marked = source.text.slice(offset, end).split(/\r?\n/, 1)[0] ?? ''
  return { file: source.file, line, column, length: Math.max(1, marked.trimEnd().length), source: text, ...finding }
}
