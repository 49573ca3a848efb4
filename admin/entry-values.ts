import { parse } from 'yaml'
import { z } from 'zod'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../content-check/parse/schema-path'
import { isGroup } from '../content-check/write/former-items'
import type { ContentType } from '../content-model/registry'
import { LIST_FIELD } from './fields'

export type CmsData = Record<string, unknown>

/** The text of the entry’s file in the CMS. It has no form control. */
export const FILE_TEXT = '_file'

/** The prefix that the CMS adds to items of a changed list, and strips only from files that it serializes. */
const CMS_PREFIX = '__sc_'

/** Reads a file for the CMS; throws if it is not valid YAML. */
export function fromFile(text: string): CmsData {
  const value: unknown = parse(text)
  const fields = Array.isArray(value) ? { [LIST_FIELD]: value } : isGroup(value) ? value : {}
  return { ...fields, [FILE_TEXT]: text }
}

/** The text of an entry’s file; undefined for a new entry. */
export function fileTextOf(data: CmsData): string | undefined {
  const text = data[FILE_TEXT]
  return typeof text === 'string' ? text : undefined
}

/** The value of an entry’s file that now has the value `before`: the CMS's fields, minus empty ones. */
export function toFileValue(type: ContentType, data: CmsData, before: unknown): unknown {
  const fields = Object.fromEntries(Object.entries(data).filter(([key]) => key !== FILE_TEXT))
  const value = type.source.kind === 'list' ? (fields[LIST_FIELD] ?? []) : fields
  return cleaned(value, fileSchema(type), before) ?? (type.source.kind === 'list' ? [] : {})
}

function cleaned(value: unknown, schema: unknown, before: unknown): unknown {
  const inner = unwrapOptional(schema)
  if (Array.isArray(value)) {
    const items = value.map(
      (item: unknown) => cleaned(item, inner instanceof z.ZodArray ? inner.element : undefined, undefined) ?? '',
    )
    return items.length === 0 && inner !== schema ? undefined : items
  }
  if (isGroup(value)) {
    const fields = fieldsOf(inner)
    const entries = Object.entries(value).flatMap(([key, field]) => {
      if (key.startsWith(CMS_PREFIX)) return []
      const kept = cleaned(field, fields.get(key), isGroup(before) ? before[key] : undefined)
      return kept === undefined ? [] : [[key, kept] as const]
    })
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  if (value === '' || value === null) return undefined
  // The CMS sets a value for every switch, even one that is not in the file.
  return inner instanceof z.ZodBoolean && before === undefined && value === metadataOf(schema).whenAbsent
    ? undefined
    : value
}
