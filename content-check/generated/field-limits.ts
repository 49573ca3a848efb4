import { z } from 'zod'
import type { ContentType } from '../../content-model/registry'
import { rangeOf } from '../messages/field-messages'
import { pluralize, toSentence } from '../messages/text-format'
import { metadataOf, unwrapOptional } from '../parse/schema-path'

/** Text that no format accepts, so that a schema answers with the message about its format. */
const FORMLESS = '!\n!'

/** A text's required format, such as `must be on one line`; undefined if there is none. */
export function formatMessage(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  return schema.safeParse(FORMLESS).error?.issues.find(({ code }) => code === 'invalid_format')?.message
}

function amount(least = 0, most = Infinity): string | undefined {
  if (most === Infinity) return least > 0 ? `at least ${pluralize(least, 'entry', 'entries')}` : undefined
  return least > 0 ? `${least} to ${most} entries` : `at most ${pluralize(most, 'entry', 'entries')}`
}

function nameOf({ source }: ContentType): string {
  if (source.kind === 'list') return `a key in content/${source.file}`
  return `the name of a file in content/${source.kind === 'folder' ? source.folder : 'pages'}/, without .yml`
}

function textLimits(schema: z.ZodType): string[] {
  const { references, unique } = metadataOf(schema)
  const { maxLength } = z.toJSONSchema(schema, { io: 'input' })
  const form = references ? nameOf(references) : formatMessage(schema)?.replace(/^must be /, '')
  return [
    form,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    unique === undefined ? undefined : 'on no other page',
  ].filter((one) => one !== undefined)
}

/** Describes what a field accepts, such as `on one line, at most 60 characters`; empty for a group. */
export function limitsOf(schema: unknown): string {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodArray) {
    const { minItems, maxItems } = z.toJSONSchema(inner, { io: 'input' })
    const each = limitsOf(inner.element)
    return [amount(minItems, maxItems), each && `each ${each}`].filter(Boolean).join('; ')
  }
  if (inner instanceof z.ZodEnum)
    return metadataOf(inner).icon ? 'the name of an icon' : `one of: ${inner.options.join(', ')}`
  if (inner instanceof z.ZodBoolean) return 'true or false'
  if (inner instanceof z.ZodNumber) return rangeOf(inner)
  return inner instanceof z.ZodType && !(inner instanceof z.ZodObject) ? textLimits(inner).join(', ') : ''
}

/** A field's description for editors: its hint, and what it accepts. */
export function descriptionOf(schema: unknown): string {
  const limits = limitsOf(schema)
  return [metadataOf(schema).hint, limits && toSentence(limits)].filter(Boolean).join(' ')
}
