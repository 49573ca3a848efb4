import { isScalar, type Node } from 'yaml'
import { z } from 'zod'
import type { Finding, Problem } from '../messages/problem'
import { fieldLabel, fileSchema, required, schemaAt, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { lineRest, problemAt, type Span } from '../parse/source-text'
import { inQuotes } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

/** Typographic quotes by what they begin with. */
const CLOSING: ReadonlyMap<string, readonly string[]> = new Map([
  ['“', ['”']],
  ['„', ['“', '”']],
  ['«', ['»']],
  ['‘', ['’']],
  ['‚', ['‘', '’']],
])

/**
 * Text that typographic quotes enclose as a whole: YAML shows them as part of the text. A quotation at the start of a
 * longer text has its closing quote earlier.
 */
function curlyQuotes(text: string, free: boolean): Finding | undefined {
  const closing = CLOSING.get(text.charAt(0))
  const last = text.at(-1) ?? ''
  if (closing === undefined || text.length < 3) return undefined
  const inner = text.slice(1, -1)
  const closedEarlier = closing.some((character) => inner.includes(character))
  if (![...closing, '"', "'"].includes(last) || closedEarlier) return undefined
  const shown = `${text.charAt(0)}${inner}${closing[0] ?? ''}`
  return {
    message: 'typographic quotes are part of the text, not quotes around it',
    advice: `Write ${inQuotes(inner)}.${free ? ` To show them, put straight quotes around: ${inQuotes(shown)}.` : ''}`,
  }
}

/** A quote that was left over when the one at the other end was deleted. */
function strayQuote(text: string): Finding | undefined {
  if (!text.endsWith('"') || text.indexOf('"') !== text.length - 1) return undefined
  return {
    message: 'a quote (") stands at the end and none at the beginning',
    advice: `Delete it, or write ${inQuotes(text.slice(0, -1))}.`,
  }
}

/** Where a ` #` after a plain text begins what YAML leaves out, if the field's text may well have a # in it. */
function lostText({ source }: Entry, node: Node): Span | undefined {
  const { end } = spanOf(node)
  const rest = lineRest(source, end)
  const blank = /^[ \t]+(?=#)/.exec(rest)?.[0].length
  return blank === undefined ? undefined : { start: end + blank, end: end + rest.trimEnd().length }
}

/** Whether a field holds words of its own; words from a list and slugs lose nothing to a comment beside them. */
function isFreeText(schema: unknown, { path, facts }: TextField): boolean {
  return !facts.references && !(required(schemaAt(schema, path)) instanceof z.ZodEnum)
}

/**
 * The texts that YAML reads without complaint, but not as they were meant: cut off at a #, or with quotes that are part
 * of them.
 */
export function checkSilentLoss(entry: Entry, fields: readonly TextField[]): Problem[] {
  const schema = fileSchema(entry.type)
  return fields.flatMap((field) => {
    const { node, text } = field
    if (!isScalar(node) || node.type !== 'PLAIN') return []
    const report = (span: Span, finding: Finding) => [
      problemAt(entry.source, span, { field: fieldLabel(schema, field.path), ...finding }),
    ]
    const free = isFreeText(schema, field)
    const lost = free ? lostText(entry, node) : undefined
    if (lost) {
      const whole = `${text} ${entry.source.text.slice(lost.start, lost.end)}`
      return report(lost, {
        message: 'what follows a # is left out',
        advice: `Put the whole text in quotes: ${inQuotes(whole)}. A comment stands in a line of its own.`,
      })
    }
    const finding = curlyQuotes(text, free) ?? strayQuote(text)
    return finding ? report(spanOf(node), finding) : []
  })
}
