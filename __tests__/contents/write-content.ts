import { parseDocument, stringify } from 'yaml'
import type { z } from 'zod'
import { fileSchema, schemaAt, type TextField, textFields, unwrapOptional } from '../../content-check/parse/schema-path'
import { contentTypeOf } from '../../content-model/registry'
import type { Folder } from '../gatsby/folder'

/** Replaces the content of a copy by entries, given by their files' paths within `content/`. */
export function writeContent(copy: Folder, entries: Readonly<Record<string, unknown>>): void {
  copy.remove('content')
  for (const [file, entry] of Object.entries(entries))
    // YAML 1.1 quotes dates, as the content check requires.
    copy.write(`content/${file}`, stringify(entry, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' }))
}

/**
 * Changes the texts of a content file.
 *
 * @param change returns the new value of a field with this schema in a file of another; undefined if it stays
 */
export function changeTexts(
  copy: Folder,
  file: string,
  change: (field: TextField, schema: unknown, whole: z.ZodType) => unknown,
): void {
  const type = contentTypeOf(file)
  if (!type) return
  const whole = fileSchema(type)
  const document = parseDocument(copy.read(`content/${file}`))
  for (const field of [...textFields(whole, document.contents)]) {
    const value = change(field, unwrapOptional(schemaAt(whole, field.path)), whole)
    if (value !== undefined) document.setIn(field.path, value)
  }
  copy.write(`content/${file}`, document.toString({ lineWidth: 0 }))
}
