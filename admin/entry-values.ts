import { parse } from 'yaml'
import { z } from 'zod'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../content-check/parse/schema-path'
import { isGroup } from '../content-check/write/former-items'
import { CONTENT_FOLDER } from '../content-check/parse/content-files'
import { type ContentType, contentTypeOf } from '../content-model/registry'
import { LIST_FIELD } from './fields'

export type CmsData = Record<string, unknown>

/**
 * The text of the entry’s file when the CMS read it, the file's path, and the entry's place in the order of the site. They
 * have no form control.
 */
export const FILE_TEXT = '_file'
export const FILE_PATH = '_path'
export const SITE_PLACE = '_place'

/** Whether a field is one of these, which exist only in the CMS's data. */
export const isOwnField = (key: string) => [FILE_TEXT, FILE_PATH, SITE_PLACE].includes(key)

/** The path within `content/` of a file with this path in the repository. */
export const contentPath = (file: string) => file.slice(CONTENT_FOLDER.length + 1)

/** The prefix that the CMS adds to items of a changed list, and strips only from files that it serializes. */
const CMS_PREFIX = '__sc_'

/**
 * Reads a file for the CMS; throws if it is not valid YAML.
 *
 * @param path its path in the repository, which the CMS gives; see gatsby/output/admin-bundle.ts
 */
export function fromFile(text: string, path = ''): CmsData {
  const value: unknown = parse(text)
  const fields = Array.isArray(value) ? { [LIST_FIELD]: value } : isGroup(value) ? value : {}
  const type = contentTypeOf(contentPath(path))
  // Without a value, the CMS would turn the switch on, as for a new entry.
  const published = type && 'draft' in type.schema.shape ? { draft: false } : {}
  return { ...published, ...fields, [FILE_TEXT]: text, [FILE_PATH]: path }
}

/** The text or the path of an entry’s file when the CMS read it; empty for a new entry. */
export function fileFact(data: CmsData, key: typeof FILE_TEXT | typeof FILE_PATH): string {
  const fact = data[key]
  return typeof fact === 'string' ? fact : ''
}

/** The value of an entry’s file that now has the value `before`: the CMS's fields, minus empty ones. */
export function toFileValue(type: ContentType, data: CmsData, before: unknown): unknown {
  const fields = Object.fromEntries(Object.entries(data).filter(([key]) => !isOwnField(key)))
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
  if (typeof value === 'string' && value !== before) {
    // The site shows white space as one space. In a file, a tab, a line break, or another control character, such as those
    // in texts from slides, could need an escape sequence, which the check rejects, because an editor of files would have
    // meant a backslash.
    const text = value.replace(/[ \p{Cc}]+/gu, (space) => (/^ +$/.test(space) ? space : ' ')).trim()
    return text === '' ? undefined : text
  }
  if (value === '' || value === null) return undefined
  // A switch is not written if a file without it means the same.
  return inner instanceof z.ZodBoolean && value !== before && value === metadataOf(schema).whenAbsent
    ? undefined
    : value
}
