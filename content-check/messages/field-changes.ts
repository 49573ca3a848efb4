import { diffArrays } from 'diff'
import { fieldLabel, type FieldPath } from '../parse/schema-path'
import { formerItems, isGroup, isSame } from '../write/former-items'

/** One difference between two versions of an entry. */
export interface FieldChange {
  /** The field's label, such as `Component cards › Card 2 › Title`. */
  field: string
  /** Its position in the entry after the change, or before if it is removed. */
  path: FieldPath
  /** The text on each side; null if the field does not exist there. */
  before: string | null
  after: string | null
  change: 'added' | 'removed' | 'changed' | 'renamed' | 'moved'
}

/** Fields that hold the name of an entry or a list item, the shortest name first. */
const NAMES = ['name', 'title', 'author', 'label', 'question', 'heading', 'from', 'to']

/** The name of an entry or a list item, if it has one. */
export function nameOf(item: unknown): string | undefined {
  return isGroup(item) ? NAMES.map((name) => item[name]).find((text) => typeof text === 'string') : undefined
}

/** The digest that tools/preview-report/content-snapshot.ts adds to the path of an image. */
const DIGEST = /#[\da-f]{64}$/

/** What follows the path of an image with other contents than before. */
export const NEW_PICTURE = ', new picture'

/** What follows the text of an item that has moved: its position. */
export const MOVED_TO = / at \d+$/

/** The lists of a table whose texts are side by side. */
const SIDE_BY_SIDE = ['columns', 'cells']

/** A value as plain text, without YAML syntax. */
export function textOf(value: unknown, key?: string): string {
  if (Array.isArray(value))
    return value.map((item) => textOf(item)).join(key !== undefined && SIDE_BY_SIDE.includes(key) ? ' | ' : '\n')
  if (!isGroup(value)) return String(value).trim().replace(DIGEST, '')
  return Object.entries(value)
    .map(([name, inner]) => textOf(inner, name))
    .join('\n')
}

/** The differences between two values of an entry, recursively. Labels are from the entry's schema. */
export function fieldChanges(schema: unknown, before: unknown, after: unknown, path: FieldPath = []): FieldChange[] {
  if (isSame(before, after)) return []
  if (isGroup(before ?? after) && isGroup(after ?? before)) {
    const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
    const names = [...new Set([...now.keys(), ...old.keys()])]
    return names.flatMap((name) => fieldChanges(schema, old.get(name), now.get(name), [...path, name]))
  }
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before))
    return listChanges(schema, Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path)
  return [leafChange(schema, before, after, path)]
}

/** The changes of a list: the new items in order, and then the removed ones. */
function listChanges(
  schema: unknown,
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): FieldChange[] {
  const former = formerItems(before, after)
  const order = former.filter((index) => index !== undefined)
  const sorted = order.toSorted((one, other) => one - other)
  const parts = diffArrays(sorted, order)
  const moved = new Set(parts.flatMap(({ added, value }) => (added ? value : [])))
  const changes = after.flatMap((item, index) => {
    const old = former[index]
    const inner = [...path, index]
    if (old === undefined) return [leafChange(schema, undefined, item, inner)]
    const move = moved.has(old) ? [moveOf(schema, old, item, inner)] : []
    return [...move, ...fieldChanges(schema, before[old], item, inner)]
  })
  const removed = [...before.keys()].filter((index) => !order.includes(index))
  return [...changes, ...removed.map((index) => leafChange(schema, before[index], undefined, [...path, index]))]
}

function moveOf(schema: unknown, from: number, item: unknown, path: FieldPath): FieldChange {
  const [text] = textOf(item).split('\n', 1)
  const [before, after] = [from, Number(path.at(-1))].map((index) => `${text} at ${index + 1}`)
  return { field: fieldLabel(schema, path), path, before: before ?? null, after: after ?? null, change: 'moved' }
}

function leafChange(schema: unknown, before: unknown, after: unknown, path: FieldPath): FieldChange {
  const [old, now] = [before, after].map((value) => (value === undefined || value === null ? null : textOf(value)))
  const isOtherPicture = now !== null && now === old && DIGEST.test(String(after))
  return {
    field: fieldLabel(schema, path),
    path,
    before: old ?? null,
    after: isOtherPicture ? `${now}${NEW_PICTURE}` : (now ?? null),
    change: old === null ? 'added' : now === null ? 'removed' : 'changed',
  }
}
