import { z } from 'zod'
import { factsOf, required } from '../parse/schema-path'
import { oneOf } from './text-format'

/** What kind of value a schema wants, in words that follow “must be”. */
export function wanted(schema: unknown): string {
  const inner = required(schema)
  if (inner instanceof z.ZodObject) return 'fields, each in a line of its own'
  if (inner instanceof z.ZodArray) return 'a list, each entry in a line that begins with “- ”'
  if (inner instanceof z.ZodNumber) return numberRange(inner)
  if (inner instanceof z.ZodBoolean) return 'true or false'
  if (inner instanceof z.ZodEnum) return oneOf(inner.options.map(String))
  return 'text'
}

function numberRange({ minValue, maxValue, format }: z.ZodNumber): string {
  const kind = format === 'safeint' ? 'a whole number' : 'a number'
  return minValue === null || maxValue === null ? kind : `${kind} from ${minValue} to ${maxValue}`
}

/** Advice, followed by what the model says to help fill the field in. */
export function withHint(advice: string, schema: unknown): string {
  const { hint } = factsOf(schema)
  return hint === undefined ? advice : `${advice} ${hint}`
}
