import { isMap, isScalar, isSeq } from 'yaml'
import { z } from 'zod'
import type { Finding } from './problem'
import { factsOf, fieldsOf, required } from './schema-path'
import { allOf, counted, didYouMean, oneOf, quoted } from './wording'

/** What kind of value a schema wants, in words that follow “must be”. */
function wanted(schema: unknown): string {
  const inner = required(schema)
  if (inner instanceof z.ZodObject) return 'fields, each in a line of its own'
  if (inner instanceof z.ZodArray) return 'a list, each entry in a line that begins with “- ”'
  if (inner instanceof z.ZodNumber) return numberRange(inner)
  if (inner instanceof z.ZodBoolean) return 'true or false'
  return 'text'
}

function numberRange({ minValue, maxValue, format }: z.ZodNumber): string {
  const kind = format === 'safeint' ? 'a whole number' : 'a number'
  return minValue === null || maxValue === null ? kind : `${kind} from ${minValue} to ${maxValue}`
}

function kindOf(node: unknown): string {
  if (isMap(node)) return 'fields'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node)) return 'nothing'
  return typeof node.value === 'number' ? 'a number' : typeof node.value === 'boolean' ? 'yes or no' : 'text'
}

/** How the lines of a missing field begin. */
function startOf(key: string, schema: unknown): string {
  const inner = required(schema)
  if (inner instanceof z.ZodObject)
    return `Add “${key}:” and below it, indented, ${allOf([...fieldsOf(inner).keys()])}.`
  if (inner instanceof z.ZodArray) return `Add “${key}:” and below it, indented, one line “- …” for each entry.`
  return `Add a line “${key}: …”.`
}

const withHint = (advice: string, schema: unknown) => {
  const { hint } = factsOf(schema)
  return hint === undefined ? advice : `${advice} ${hint}`
}

/** A field that stands nowhere. */
export function missingField(key: string, schema: unknown): Finding {
  return { message: 'is missing', advice: withHint(startOf(key, schema), schema) }
}

/** A field's name without a value. */
export function emptyField(schema: unknown): Finding {
  const optional = schema instanceof z.ZodOptional ? ', or remove the line' : ''
  const inner = required(schema)
  const what =
    inner instanceof z.ZodObject || inner instanceof z.ZodArray
      ? `It must be ${wanted(schema)}`
      : `Write ${wanted(schema).replace(/^text$/, 'the text')} after the colon`
  return { message: 'is empty', advice: withHint(`${what}${optional}.`, schema) }
}

/** A field's name that the model does not know. */
export function unknownField(key: string, known: readonly string[]): Finding {
  return {
    message: `${quoted(key)} is not a field here`,
    advice: didYouMean(key, known, `Remove it; the fields here are ${allOf(known)}.`),
  }
}

/** A value of the wrong kind. */
export function wrongKind(schema: unknown, node: unknown): Finding {
  const must = wanted(schema)
  if (must === 'text' && isScalar(node)) {
    return {
      message: `must be text in quotes; it is read as ${kindOf(node)}`,
      advice: `Write "${node.source ?? String(node.value)}".`,
    }
  }
  if (must === 'text' && (isMap(node) || isSeq(node)) && node.flow === true) {
    return {
      message: 'must be text in quotes, because it begins with a bracket',
      advice: 'Put the whole text in double quotes.',
    }
  }
  if (must === 'text' && isMap(node)) {
    return {
      message: 'must be text and is read as fields',
      advice: 'Write one text; put it in double quotes if it has a colon in it.',
    }
  }
  if (required(schema) instanceof z.ZodNumber && isScalar(node) && typeof node.value === 'number') {
    return { message: `is ${node.source ?? String(node.value)}`, advice: `It must be ${must}.` }
  }
  if (required(schema) instanceof z.ZodNumber && isScalar(node) && node.type?.startsWith('QUOTE') === true) {
    return { message: 'is text in quotes', advice: `It must be ${must}, without quotes.` }
  }
  return { message: `is ${kindOf(node)}`, advice: `It must be ${must}.` }
}

/** A word that is not on the list of the field. */
export function wrongChoice(written: unknown, choices: readonly string[], icon: boolean): Finding {
  const text = String(written)
  return {
    message: `${quoted(text)} is not ${icon ? 'an icon of this site' : 'one of the possible words'}`,
    advice: didYouMean(text, choices, `Write ${oneOf(choices)}.`),
  }
}

/** Too many or too few characters or entries, or a number out of its range. */
export function wrongSize(
  issue: { minimum?: unknown; maximum?: unknown; exact?: boolean | undefined },
  value: unknown,
  schema: unknown,
): Finding {
  if (Array.isArray(value)) {
    const limit = Number(issue.minimum ?? issue.maximum)
    const bound = issue.exact === true ? 'exactly' : issue.minimum === undefined ? 'at most' : 'at least'
    return {
      message: `has ${counted(value.length, 'entry', 'entries')}`,
      advice: withHint(`It must have ${bound} ${limit}.`, schema),
    }
  }
  if (typeof value === 'string') {
    const { length } = value.trim()
    if (issue.maximum === undefined) return emptyField(schema)
    const most = Number(issue.maximum)
    return {
      message: `has ${length} characters`,
      advice: `It may have at most ${most}; shorten it by ${length - most}.`,
    }
  }
  return { message: `is ${String(value)}`, advice: `It must be ${wanted(schema)}.` }
}

/** A text that does not have the form that its field asks for. */
export function wrongForm(message: string, schema: unknown): Finding {
  return message.startsWith('must ')
    ? { message: 'does not have the right form', advice: `It ${message}.` }
    : { message, advice: factsOf(schema).hint ?? 'Change or remove it.' }
}
