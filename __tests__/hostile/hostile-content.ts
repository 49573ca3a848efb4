import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, Scalar } from 'yaml'
import { z } from 'zod'
import { contentTypeOf } from '../../src/content-model/registry'
import { fileSchema, required, schemaAt, textFields, type FieldPath } from '../../src/editorial/schema-path'
import { PAYLOADS } from './payloads'

/** The blanks of a text, such as `{name}`, that the site fills in. */
const BLANK = /\{[^{}\s]*\}/g

/** Whether a field may hold any words: what has a form, such as an address or a day, takes no single letter. */
function holdsWords(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodString && schema.safeParse('W').success
}

/** Whether a text belongs to a delivery that is not configured, so that no page shows it. */
function isLeftOut(schema: unknown, path: FieldPath): boolean {
  const group = required(schemaAt(schema, path.slice(0, -1)))
  return group instanceof z.ZodObject && group.meta()?.byDelivery === true && path.at(-1) !== 'simulated'
}

/**
 * Writes a payload into every text of a project's content that a page shows, each that fits in its turn.
 *
 * @param root the project's root
 * @returns the payloads that stand somewhere now
 */
export function writePayloads(root: string): Set<string> {
  const folder = join(root, 'content')
  const waiting = [...PAYLOADS]
  const written = new Set<string>()
  const unique = new Set<string>()
  const take = (fits: (payload: string) => boolean) => {
    const index = waiting.findIndex(fits)
    const [payload] = index < 0 ? [] : waiting.splice(index, 1)
    if (payload === undefined) return undefined
    waiting.push(payload)
    written.add(payload)
    return payload
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const type = contentTypeOf(path)
    if (!type) continue
    const document = parseDocument(readFileSync(join(folder, path), 'utf8'))
    const schema = fileSchema(type)
    for (const field of textFields(schema, document.contents)) {
      const inner = required(schemaAt(schema, field.path))
      if (!holdsWords(inner) || isLeftOut(schema, field.path)) continue
      const blanks = (field.facts.hint?.match(BLANK) ?? []).join(' ')
      const whole = (payload: string) => [payload, blanks].filter(Boolean).join(' ')
      const payload = take(
        (text) =>
          inner.safeParse(whole(text)).success &&
          (blanks === '' || !/\{\S*\}/.test(text)) &&
          (field.facts.unique === undefined || !unique.has(text.toLowerCase())),
      )
      if (payload === undefined) continue
      if (field.facts.unique !== undefined) unique.add(payload.toLowerCase())
      const scalar = new Scalar(whole(payload))
      scalar.type = Scalar.QUOTE_DOUBLE
      document.setIn(field.path, scalar)
    }
    writeFileSync(join(folder, path), document.toString({ lineWidth: 0 }))
  }
  return written
}
