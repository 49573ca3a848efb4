import { isMap, isScalar, isSeq } from 'yaml'
import { z } from 'zod'
import { formatIssue, metadataOf, unwrapOptional } from '../parse/schema-path'
import { expectedType, withHint } from './field-messages'
import type { Finding } from './problem'
import { didYouMean, joinWithOr, pluralize, quoted, straightQuotes } from './text-format'

function typeOf(node: unknown): string {
  if (isMap(node)) return 'a group of fields'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node)) return 'nothing'
  return typeof node.value === 'number' ? 'a number' : typeof node.value === 'boolean' ? 'a true/false value' : 'text'
}

/** A field name and its value without a space after the colon between them, which is a text to YAML. */
const WITHOUT_SPACE = /^([\w-]+)[:：](?=\S)/

/** A value of the wrong type. */
export function invalidType(schema: unknown, node: unknown): Finding {
  const expected = expectedType(schema)
  if (expected !== 'text') {
    const [, name] = WITHOUT_SPACE.exec(isScalar(node) ? String(node.value) : '') ?? []
    if (name !== undefined && unwrapOptional(schema) instanceof z.ZodObject)
      return { message: 'is text, because there is no space after the colon', advice: `Write “${name}: …”.` }
    return { message: `is ${typeOf(node)}`, advice: `It must be ${expected}.` }
  }
  const message = `must be text, but is read as ${typeOf(node)}`
  if (isSeq(node) && node.flow !== true) return { message, advice: 'Delete the hyphen and the space before the text.' }
  const written = isScalar(node) ? (node.source ?? String(node.value)) : '…'
  const issue = formatIssue(schema, written)
  if (issue) return invalidFormat(issue.message, unwrapOptional(schema))
  // A list entry with a colon, which separates the name of a field from its value.
  const inQuotes = isMap(node)
    ? straightQuotes([node.items[0]?.key, node.items[0]?.value].map(String).join(': '))
    : undefined
  return { message, advice: inQuotes ?? `Put all of it in double quotes: "${written}".` }
}

/** A value that is not one of the field's choices. */
export function invalidChoice(text: string, choices: readonly string[]): Finding {
  return {
    message: `${quoted(text)} is not one of the allowed values`,
    advice: didYouMean(text, choices, `Write ${joinWithOr(choices)}.`),
  }
}

/** Too many or too few characters or entries, or a number out of range. */
export function invalidSize(issue: { minimum?: unknown; maximum?: unknown }, value: unknown, schema: unknown): Finding {
  if (Array.isArray(value)) {
    const limit = Number(issue.minimum ?? issue.maximum)
    const surplus = value.length - limit
    const change = surplus > 0 ? `remove ${surplus}` : `add ${-surplus}`
    const bound = issue.minimum === undefined ? 'at most' : 'at least'
    return {
      message: `has ${pluralize(value.length, 'entry', 'entries')}`,
      advice: withHint(`It must have ${bound} ${limit}: ${change}.`, schema),
      ...(surplus < 0 && { kind: 'missing' }),
    }
  }
  if (typeof value !== 'string')
    return { message: `is ${String(value)}`, advice: `It must be ${expectedType(schema)}.` }
  const { length } = value.trim()
  const most = Number(issue.maximum)
  return { message: `has ${length} characters`, advice: `The limit is ${most}; shorten it by ${length - most}.` }
}

/**
 * Text in the wrong format. The message is the format, such as `must be on one line`, or what is wrong and how to fix
 * it.
 */
export function invalidFormat(message: string, schema: unknown): Finding {
  if (message.startsWith('must ')) return { message: 'is not in the right format', advice: `It ${message}.` }
  const [, reason = message, advice] = /^(.*?)\. (.*)$/s.exec(message) ?? []
  return { message: reason, advice: advice ?? metadataOf(schema).hint ?? 'Change or remove it.' }
}
