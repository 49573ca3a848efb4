import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, Scalar } from 'yaml'
import { z } from 'zod'
import { filesIn } from '../../content-check/parse/files-in'
import { type FieldPath, fileSchema, schemaAt, textFields, unwrapOptional } from '../../content-check/parse/schema-path'
import { contentTypeOf } from '../../content-model/registry'
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

/**
 * Writes a payload into every text of a project's content that a page shows, taking the payloads in turn.
 *
 * @param root The root of the project
 * @returns The payloads that were written
 */
export function writePayloads(root: string): Set<string> {
  const folder = join(root, 'content')
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
  for (const path of filesIn(folder).sort()) {
    const type = contentTypeOf(path)
    if (!type) continue
    const document = parseDocument(readFileSync(join(folder, path), 'utf8'))
    const schema = fileSchema(type)
    for (const field of textFields(schema, document.contents)) {
      const inner = unwrapOptional(schemaAt(schema, field.path))
      if (!acceptsAnyText(inner) || isUnused(schema, field.path)) continue
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
      if (payload === undefined) continue
      if (field.metadata.unique !== undefined) unique.add(payload.toLowerCase())
      const scalar = new Scalar(whole(payload))
      scalar.type = Scalar.QUOTE_DOUBLE
      document.setIn(field.path, scalar)
    }
    writeFileSync(join(folder, path), document.toString({ lineWidth: 0 }))
  }
  return written
}
