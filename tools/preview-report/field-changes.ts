import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { fieldLabel, type FieldPath } from '../content/parse/schema-path'

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

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields that people know a list item by. */
const NAMES = ['name', 'title', 'label', 'question', 'heading', 'author', 'from', 'to']

/** The name of a list item, if it has one. */
function nameOf(item: unknown): string | undefined {
  return isFields(item) ? NAMES.map((name) => item[name]).find((text) => typeof text === 'string') : undefined
}

function hasSameName(one: unknown, other: unknown): boolean {
  const name = nameOf(one)
  return name !== undefined && name === nameOf(other)
}

/** The digest that content-snapshot.ts adds to the path of an image. */
const DIGEST = /#[\da-f]{64}$/

/** A value as plain text, without YAML syntax. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return isFields(value) ? textOf(Object.values(value)) : String(value).trim().replace(DIGEST, '')
}

/**
 * The differences between two values of an entry, recursively.
 *
 * @param schema the schema of the whole entry, which provides the labels
 */
export function fieldChanges(schema: unknown, before: unknown, after: unknown, path: FieldPath = []): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isFields(before ?? after) && isFields(after ?? before)) {
    const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
    const names = [...new Set([...now.keys(), ...old.keys()])]
    return names.flatMap((name) => fieldChanges(schema, old.get(name), now.get(name), [...path, name]))
  }
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before))
    return listChanges(schema, asList(before), asList(after), path)
  return [leafChange(schema, before, after, path)]
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The changes of a list's items, in the order of the new list, each removed one where it was. */
function listChanges(
  schema: unknown,
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): FieldChange[] {
  const partners = pairUp(before, after)
  const paired = new Set(partners.values())
  // Numbers stand for the items: those of the old list, and negative ones for the items that are new.
  const parts = diffArrays(
    [...before.keys()],
    after.map((_, index) => partners.get(index) ?? -1 - index),
  )
  const changes: FieldChange[] = []
  // The removed items that the next added ones may replace. An item with a partner has moved there.
  let removedItems: number[] = []
  const remove = (index: number) => leafChange(schema, before[index], undefined, [...path, index])
  let index = 0
  for (const { added, removed, value } of parts) {
    if (!added) changes.push(...removedItems.splice(0).map(remove))
    if (removed) {
      removedItems = value.filter((one) => !paired.has(one))
      continue
    }
    for (const partner of value) {
      const inner = [...path, index]
      const isMoved = added && partner >= 0
      const old = partner >= 0 ? partner : removedItems.shift()
      if (isMoved) changes.push(moveOf(schema, partner, after[index], inner))
      if (old === undefined) changes.push(leafChange(schema, undefined, after[index], inner))
      else changes.push(...fieldChanges(schema, before[old], after[index], inner))
      index += 1
    }
  }
  return [...changes, ...removedItems.map(remove)]
}

/** Pairs equal items at any position, then those with the same name. Returns the old positions by new ones. */
function pairUp(before: readonly unknown[], after: readonly unknown[]): ReadonlyMap<number, number> {
  const free = new Set(before.keys())
  const partners = new Map<number, number>()
  for (const isSame of [isDeepStrictEqual, hasSameName])
    for (const [index, item] of after.entries()) {
      const partner = partners.has(index) ? undefined : [...free].find((old) => isSame(before[old], item))
      if (partner === undefined) continue
      partners.set(index, partner)
      free.delete(partner)
    }
  return partners
}

function moveOf(schema: unknown, from: number, item: unknown, path: FieldPath): FieldChange {
  const field = fieldLabel(schema, path)
  const [text] = textOf(item).split('\n', 1)
  return {
    field,
    path,
    before: `${text} at ${from + 1}`,
    after: `${text} at ${Number(path.at(-1)) + 1}`,
    change: 'moved',
  }
}

function leafChange(schema: unknown, before: unknown, after: unknown, path: FieldPath): FieldChange {
  const [old, now] = [before, after].map((value) => (value === undefined || value === null ? null : textOf(value)))
  const isOtherPicture = now !== null && now === old && DIGEST.test(String(after))
  return {
    field: fieldLabel(schema, path),
    path,
    before: old ?? null,
    after: isOtherPicture ? `${now}, another picture` : (now ?? null),
    change: old === null ? 'added' : now === null ? 'removed' : 'changed',
  }
}
