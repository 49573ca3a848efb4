import { isScalar } from 'yaml'
import { insideCurlyQuotes, quotedYaml, straightQuotes } from '../messages/text-format'
import { fileSchema, formatIssue, schemaAt, type TextField } from '../parse/schema-path'
import { restOfLine } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry, FieldFinding } from './entry'

/** Text that YAML misreads without an error: it is cut off at a #, or its quotes are wrong. */
export function yamlPitfall(field: TextField, entry: Entry): FieldFinding | undefined {
  const { node, path, text, metadata } = field
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const { end } = spanOf(node)
  const rest = restOfLine(entry.source, end)
  const blank = /^[ \t]+(?=#)/.exec(rest)?.[0].length
  const comment = rest.trim()
  const whole = `${text} ${comment}`
  const schema = schemaAt(fileSchema(entry.type), path)
  if (blank !== undefined) {
    const ignored = {
      span: { start: end + blank, end: end + rest.length },
      message: 'everything after a # is ignored',
    }
    if (!formatIssue(schema, whole)) {
      const inQuotes = quotedYaml(insideCurlyQuotes(whole) ?? whole)
      return {
        ...ignored,
        advice: `Put the entire text in quotes: ${inQuotes}. If it is a comment, put it on its own line.`,
      }
    }
    // A format that allows no such text may allow it without the space, such as a link with a section. Any other # begins a
    // comment.
    if (/^#\S/.test(comment) && (metadata.link || metadata.address))
      return {
        ...ignored,
        advice: 'If it belongs to the value, delete the space before it. If it is a comment, put it on its own line.',
      }
  }
  const advice = straightQuotes(text, () => !formatIssue(schema, text))
  return advice === undefined ? undefined : { message: 'YAML reads typographic quotes as part of the text', advice }
}

/** A text that begins with `>` or `|` and a digit, such as `>5`, which YAML reads as the indentation of the lines below. */
export function indentationDigit({ node }: TextField, { source }: Entry): FieldFinding | undefined {
  const { start } = spanOf(node)
  const header = /^[>|][+-]?\d[+-]?/.exec(restOfLine(source, start))?.[0]
  if (header === undefined || !isScalar(node) || node.type?.startsWith('BLOCK') !== true) return undefined
  return {
    span: { start, end: start + header.length },
    message: `the digit in ${header} is read as the indentation of the lines below`,
    advice: 'Delete the digit. If it belongs to the text, put the entire text in double quotes.',
  }
}
