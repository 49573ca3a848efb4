import { z } from 'zod'
import { metadataOf, unwrapOptional } from '../parse/schema-path'
import { joinWithOr } from './text-format'

/** Describes the kind of value that a schema expects, as text that follows “must be”. */
export function expectedType(schema: unknown): string {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodObject) return 'a group of fields, each on its own line'
  if (inner instanceof z.ZodArray) return 'a list, with “- ” before each entry'
  if (inner instanceof z.ZodNumber) return `a whole number from ${inner.minValue ?? 0} to ${inner.maxValue ?? Infinity}`
  if (inner instanceof z.ZodBoolean) return 'true or false'
  if (inner instanceof z.ZodEnum) return joinWithOr(inner.options.map(String))
  return 'text'
}

/** Returns the advice, followed by the field's hint from the content model, if any. */
export function withHint(advice: string, schema: unknown): string {
  const { hint } = metadataOf(schema)
  return hint === undefined ? advice : `${advice} ${hint}`
}
