import { isDeepStrictEqual } from 'node:util'
import { quoted } from '../content/messages/text-format'
import { type FieldPath, metadataOf, schemaAt } from '../content/parse/schema-path'
import { alignLists } from './list-alignment'

/** The kind of change to a field, list item, entry, or page. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'renamed' | 'moved' | 'redirected'

/** One difference between two versions of an entry. */
export interface FieldChange {
  /** The field's label, such as `Component cards › “Plan” › Title`. */
  field: string
  /** Its position in the entry after the change, or before if it is removed. */
  path: FieldPath
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

/** Those that people know a list item by. */
const NAMES = ['name', 'title', 'label', 'question', 'heading', 'author', 'from']

/** The first of these fields that has a text. */
function firstText(item: unknown, names: readonly string[]): { name: string; text: string } | undefined {
  if (!isFields(item)) return undefined
  for (const name of names) {
    const text = item[name]
    if (typeof text === 'string') return { name, text }
  }
  return undefined
}

function identityOf(item: unknown): string | undefined {
  const found = firstText(item, IDENTITIES)
  return found && `${found.name} ${found.text}`
}

/** A field of the entry that is compared. */
interface Field {
  path: FieldPath
  label: string
}

/** A field of a mapping. */
function childField(root: unknown, { path, label }: Field, key: string): Field {
  const inner = [...path, key]
  return { path: inner, label: joinLabels(label, metadataOf(schemaAt(root, inner)).label ?? key) }
}

/** An item of a list: by the name that it had before, or by its position if it has none. A text is named by its list. */
function itemField(root: unknown, { path, label }: Field, index: number, item: unknown): Field {
  const inner = [...path, index]
  if (!isFields(item)) return { path: inner, label }
  const name = firstText(item, NAMES)?.text
  const kind = metadataOf(schemaAt(root, inner)).label ?? 'Entry'
  return { path: inner, label: joinLabels(label, name === undefined ? `${kind} ${index + 1}` : quoted(name)) }
}

const joinLabels = (...labels: readonly string[]) => labels.filter(Boolean).join(' › ')

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
 * The differences between two values of an entry, recursively.
 *
 * @param root the schema of the whole entry, which provides the labels
 */
export function fieldChanges(
  root: unknown,
  before: unknown,
  after: unknown,
  field: Field = { path: [], label: '' },
): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isFields(before ?? after) && isFields(after ?? before)) {
    const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
    const names = Object.keys({ ...now, ...old })
    return names.flatMap((name) => fieldChanges(root, own(old, name), own(now, name), childField(root, field, name)))
  }
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before)) {
    return listChanges(root, asList(before), asList(after), field)
  }
  return [leafChange(root, before, after, field)]
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function listChanges(
  root: unknown,
  before: readonly unknown[],
  after: readonly unknown[],
  field: Field,
): FieldChange[] {
  return alignLists(before, after, serialize, identityOf).flatMap((item): FieldChange[] => {
    const index = (item.after ?? item.before)?.index ?? 0
    const own = itemField(root, field, index, (item.before ?? item.after)?.item)
    if (!item.before || !item.after) {
      return [leafChange(root, item.before?.item, item.after?.item, own)]
    }
    const inner = fieldChanges(root, item.before.item, item.after.item, own)
    if (!item.moved) return inner
    const position = (number: number) => `${number + 1}. ${firstLine(textOf(item.after?.item))}`
    const moved: FieldChange = {
      field: field.label,
      path: own.path,
      before: position(item.before.index),
      after: position(item.after.index),
      change: 'moved',
    }
    return [moved, ...inner]
  })
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

function leafChange(root: unknown, before: unknown, after: unknown, { path, label }: Field): FieldChange {
  const exists = (value: unknown) => value !== undefined && value !== null
  const change = !exists(before) ? 'added' : !exists(after) ? 'removed' : 'changed'
  return {
    field: label,
    path,
    before: exists(before) ? textOf(before) : null,
    after: exists(after) ? textOf(after) : null,
    change,
    ...(metadataOf(schemaAt(root, path)).image && { image: true as const }),
  }
}
