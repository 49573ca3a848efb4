import { Scalar } from 'yaml'
import { z } from 'zod'
import { type FieldPath, schemaAt, unwrapOptional } from '../../content-check/parse/schema-path'
import { changeTexts } from '../contents/write-content'
import type { Folder } from '../gatsby/folder'
import { PAYLOADS } from './payloads'

/** The placeholders in a text, such as `{name}`, that the site fills in. */
const PLACEHOLDER = /\{[^{}\s]*\}/g

/** Whether a field accepts arbitrary text; one with a format (address, date) rejects a single letter. */
function acceptsAnyText(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodString && schema.safeParse('W').success
}

/** The texts that a page shows if neither delivery nor analytics is configured. */
const DEFAULTS = ['simulated', 'none']

/** Whether a text belongs to a delivery method or a service that is not configured, so that no page shows it. */
function isUnused(schema: unknown, path: FieldPath): boolean {
  const group = unwrapOptional(schemaAt(schema, path.slice(0, -1)))
  return group instanceof z.ZodObject && group.meta()?.textPer !== undefined && !DEFAULTS.includes(String(path.at(-1)))
}

/** Writes a payload into every text of a project's content that a page shows, taking the payloads in turn, and returns those. */
export function writePayloads(copy: Folder): Set<string> {
  const queue = [...PAYLOADS]
  const written = new Set<string>()
  const unique = new Set<string>()
  const take = (fits: (payload: string) => boolean) => {
    const index = queue.findIndex(fits)
    const [payload] = index < 0 ? [] : queue.splice(index, 1)
    if (payload === undefined) return undefined
    queue.push(payload)
    written.add(payload)
    return payload
  }
  for (const path of copy.files('content')) {
    changeTexts(copy, path, (field, inner, schema) => {
      if (!acceptsAnyText(inner) || isUnused(schema, field.path)) return undefined
      const supported = field.metadata.hint?.match(PLACEHOLDER) ?? []
      // With the whole offer, a description would be too long.
      const appended = field.metadata.unique === undefined ? supported.join(' ') : ''
      const whole = (payload: string) => [payload, appended].filter(Boolean).join(' ')
      const payload = take(
        (text) =>
          inner.safeParse(whole(text)).success &&
          (supported.length === 0 || !/\{\S*\}/.test(text)) &&
          (field.metadata.unique === undefined || !unique.has(text.toLowerCase())),
      )
      if (payload === undefined) return undefined
      if (field.metadata.unique !== undefined) unique.add(payload.toLowerCase())
      const scalar = new Scalar(whole(payload))
      scalar.type = Scalar.QUOTE_DOUBLE
      return scalar
    })
  }
  return written
}
