import { isScalar, type Node } from 'yaml'
import { z } from 'zod'
import type { Finding } from '../messages/problem'
import { quotedYaml } from '../messages/text-format'
import { fileSchema, schemaAt, type TextField, unwrapOptional } from '../parse/schema-path'
import { restOfLine, type Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry, FieldFinding } from './entry'

/** Closing typographic quotes, by their opening quote. */
const CLOSING: ReadonlyMap<string, readonly string[]> = new Map([
  ['“', ['”']],
  ['„', ['“', '”']],
  ['«', ['»']],
  ['‘', ['’']],
  ['‚', ['‘', '’']],
])

/**
 * Finds text that is entirely enclosed in typographic quotes, which YAML reads as part of the text. If a longer text only
 * begins with a quotation, the closing quote comes earlier.
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
    message: 'typographic quotes are read as part of the text, not as quotes around it',
    advice: `Write ${quotedYaml(inner)}.${free ? ` To show the typographic quotes, write ${quotedYaml(shown)}.` : ''}`,
  }
}

/** Finds a quote that was left over when the one at the other end was deleted. */
function strayQuote(text: string): Finding | undefined {
  if (!text.endsWith('"') || text.indexOf('"') !== text.length - 1) return undefined
  return {
    message: 'there is a quote (") at the end but none at the beginning',
    advice: `Delete it, or write ${quotedYaml(text.slice(0, -1))}.`,
  }
}

/** Finds the text after a plain value that YAML ignores because it begins with ` #`, if any. */
function lostText({ source }: Entry, node: Node): Span | undefined {
  const { end } = spanOf(node)
  const rest = restOfLine(source, end)
  const blank = /^[ \t]+(?=#)/.exec(rest)?.[0].length
  return blank === undefined ? undefined : { start: end + blank, end: end + rest.trimEnd().length }
}

/** Whether a field contains free text. Choices and slugs lose nothing to a comment beside them. */
function isFreeText(schema: unknown, { path, metadata }: TextField): boolean {
  return (
    !metadata.references && !metadata.servicePrefix && !(unwrapOptional(schemaAt(schema, path)) instanceof z.ZodEnum)
  )
}

/** A text that YAML reads without an error but not as intended: it is cut off at a #, or has quotes in it by mistake. */
export function yamlPitfall(field: TextField, entry: Entry): FieldFinding | undefined {
  const { node, text } = field
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const free = isFreeText(fileSchema(entry.type), field)
  const span = free ? lostText(entry, node) : undefined
  if (!span) return curlyQuotes(text, free) ?? strayQuote(text)
  const whole = `${text} ${entry.source.text.slice(span.start, span.end)}`
  return {
    span,
    message: 'everything after a # is ignored',
    advice: `Put the whole text in quotes: ${quotedYaml(whole)}. If it is a comment, put it on its own line.`,
  }
}
