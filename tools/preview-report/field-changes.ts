import { isDeepStrictEqual } from 'node:util'
import { fieldLabel, type FieldPath, metadataOf, schemaAt } from '../content/parse/schema-path'
import { alignLists } from './list-alignment'

/** The kind of change to a field, list item, entry, or page. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'renamed' | 'moved' | 'redirected'

/** One difference between two versions of an entry. */
export interface FieldChange {
  /** The field's label, such as `Component cards › Card 2 › Title`. */
  field: string
  /** The text on each side; null if the field does not exist there. */
  before: string | null
  after: string | null
  change: ChangeKind
  /** Whether the texts are paths of image files. */
  image?: true
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields that identify a list item, the most reliable first. */
const IDENTITIES = ['key', 'from', 'to', 'name', 'title', 'label', 'question', 'heading']

function identityOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined
  for (const name of IDENTITIES) {
    const value = item[name]
    if (typeof value === 'string') return `${name} ${value}`
  }
  return undefined
}

/** Serializes a value independently of the order of its fields: only equal values have the same text. */
function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join()}]`
  if (!isFields(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value)
  const fields = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${serialize(value[name])}`)
  return `{${fields.join()}}`
}

/** A value as plain text, without YAML syntax. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (isFields(value)) return Object.values(value).map(textOf).join('\n')
  return String(value)
}

/**
 * The differences between two values of a field, recursively.
 *
 * @param root the schema of the whole entry, which provides the labels
 * @param path the path of the values in the entry; labels number list items as they are after the change
 */
export function fieldChanges(root: unknown, before: unknown, after: unknown, path: FieldPath = []): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isFields(before ?? after) && isFields(after ?? before)) {
    const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
    const names = Object.keys({ ...now, ...old })
    return names.flatMap((name) => fieldChanges(root, own(old, name), own(now, name), [...path, name]))
  }
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before)) {
    return listChanges(root, asList(before), asList(after), path)
  }
  return [leafChange(root, before, after, path)]
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function listChanges(root: unknown, before: readonly unknown[], after: readonly unknown[], path: FieldPath) {
  return alignLists(before, after, serialize, identityOf).flatMap((item): FieldChange[] => {
    const index = (item.after ?? item.before)?.index ?? 0
    const at = [...path, index]
    if (!item.before || !item.after) {
      return [leafChange(root, item.before?.item, item.after?.item, at)]
    }
    const inner = fieldChanges(root, item.before.item, item.after.item, at)
    if (!item.moved) return inner
    const position = (number: number) => `${number + 1}. ${firstLine(textOf(item.after?.item))}`
    const moved: FieldChange = {
      field: fieldLabel(root, path),
      before: position(item.before.index),
      after: position(item.after.index),
      change: 'moved',
    }
    return [moved, ...inner]
  })
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

function leafChange(root: unknown, before: unknown, after: unknown, path: FieldPath): FieldChange {
  const exists = (value: unknown) => value !== undefined && value !== null
  const change = !exists(before) ? 'added' : !exists(after) ? 'removed' : 'changed'
  return {
    field: fieldLabel(root, path),
    before: exists(before) ? textOf(before) : null,
    after: exists(after) ? textOf(after) : null,
    change,
    ...(metadataOf(schemaAt(root, path)).image && { image: true as const }),
  }
}
