import { isScalar } from 'yaml'
import { z } from 'zod'
import type { Finding } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { fieldsOf, fileSchema, formatIssue, schemaAt, type TextField } from '../parse/schema-path'
import type { SourceText, Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry, FieldFinding } from './entry'

/** A line of a text that is written on several lines, without its indentation. */
interface TextLine {
  text: string
  span: Span
  /** Whether a blank line is anywhere above it. */
  isBelowBlank: boolean
}

/** A comment on its own line. A number sign before a number is usual in prose. */
const COMMENT_LINE = /^#+(?:\s*[^\s\d#]|$)/

/** A comment after text. */
const COMMENT_AFTER_TEXT = /\s#(?:\s+[^\s\d]|$)/

/** What separates parts of a file, or of a text in Markdown. */
const SEPARATOR = /^(?:-{3,}|={3,}|\*{3,}|_{3,}|\.{3})$/

const BULLET = /^(?:[-*+•·‣▪●○◦]\s|-\p{L})/u
const NUMBER = /^(\d{1,2})[.)]\s/
const FIELD_NAME = /^(?:-\s+)?([\w-]+):/

/** The lines of a text in its file, except the first line, which is beside the field name, its dash, or its `>-`. */
function linesBelow({ text }: SourceText, { start, end }: Span, isBlock: boolean): TextLine[] {
  const lines: TextLine[] = []
  let offset = start
  let isBelowBlank = false
  for (const [index, line] of text.slice(start, end).split('\n').entries()) {
    const content = line.trim()
    const from = offset + line.length - line.trimStart().length
    if (index > 0 && content !== '') {
      lines.push({ text: content, span: { start: from, end: from + content.length }, isBelowBlank })
    } else if (index > 0) isBelowBlank = !isBlock || lines.length > 0
    offset += line.length + 1
  }
  return lines
}

/** The names of the fields beside a field, and beside each group that contains it. */
function namesAround(schema: z.ZodType, { path }: TextField): ReadonlySet<string> {
  return new Set(path.flatMap((_, index) => [...fieldsOf(schemaAt(schema, path.slice(0, index))).keys()]))
}

const JOINED = 'this line begins like a list entry, but it is joined to the text above'
const JOINED_ADVICE =
  'If it is a list entry, begin it with “- ”, and line it up with the other entries. If it is part of the text, join it to the end of the line above.'

function findingOf(
  { text, isBelowBlank }: TextLine,
  numbers: ReadonlySet<number>,
  names: ReadonlySet<string>,
  { path }: TextField,
): Finding | undefined {
  const [, name = ''] = FIELD_NAME.exec(text) ?? []
  if (names.has(name))
    return {
      message: `${quoted(`${name}:`)} is read as part of the text above, not as a field`,
      advice:
        'If it is a field, use spaces to line it up with the fields around it. If it is part of the text, join it to the end of the line above.',
    }
  if (SEPARATOR.test(text))
    return { message: `${quoted(text)} is part of the text above, so visitors see it`, advice: 'Delete this line.' }
  const [, number = ''] = NUMBER.exec(text) ?? []
  if (BULLET.test(text) || (number !== '' && numbers.has(Number(number) - 1)))
    return { message: JOINED, advice: JOINED_ADVICE }
  if (!isBelowBlank) return undefined
  return {
    message: 'a blank line does not start a new paragraph here, so this line is joined to the text above',
    advice:
      typeof path.at(-1) === 'number'
        ? 'Make it an entry of its own, which begins with “- ” like the one above.'
        : 'Delete the blank line.',
  }
}

/** Something like a comment inside a text, which YAML reads as part of it. In quotes, a # in the middle of a line is meant as text. */
function commentIn({ text, span }: TextLine, isBlock: boolean): Span | undefined {
  if (COMMENT_LINE.test(text)) return span
  const after = isBlock ? text.search(COMMENT_AFTER_TEXT) : -1
  return after < 0 ? undefined : { start: span.start + after + 1, end: span.end }
}

/**
 * Warns about the first line of a longer text that was probably meant as something else: a list entry, a field, a comment,
 * a separator, or a new paragraph. YAML joins it to the text, and the site shows it there. Since a sentence can contain
 * all of this, it is only a warning, unless the text is too long.
 */
export function swallowedLine(field: TextField, { source, type }: Entry): FieldFinding | undefined {
  const { node, path, text, metadata } = field
  const span = spanOf(node)
  if (!isScalar(node) || !source.text.slice(span.start, span.end).includes('\n')) return undefined
  const isBlock = node.type?.startsWith('BLOCK') === true
  const schema = fileSchema(type)
  const names = namesAround(schema, field)
  const own = schemaAt(schema, path)
  // A text that must be on one line is an error, which says so.
  const mayHaveLines = !formatIssue(own, text)
  const isTooLong = mayHaveLines && own instanceof z.ZodType && !own.safeParse(text).success
  const lines = linesBelow(source, span, isBlock)
  const first = isBlock ? [] : [text]
  const numbers = new Set([...first, ...lines.map((line) => line.text)].map((line) => Number(NUMBER.exec(line)?.[1])))
  // In a text without quotes, a comment ends the text, and colors and anchors begin with a #.
  const mayHaveComments = node.type !== 'PLAIN' && !metadata.color && !metadata.link
  for (const line of lines) {
    const comment = mayHaveComments ? commentIn(line, isBlock) : undefined
    if (comment)
      return {
        span: comment,
        message: 'this is not a comment: it is inside a text, so visitors see it',
        advice: 'Delete it, or move it to its own line above the field.',
        severity: 'warning',
      }
    const finding = findingOf(mayHaveLines ? line : { ...line, isBelowBlank: false }, numbers, names, field)
    if (finding) return { ...finding, span: line.span, ...(!isTooLong && { severity: 'warning' }) }
  }
  return undefined
}
