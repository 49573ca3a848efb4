import { isDeepStrictEqual } from 'node:util'
import { factsOf, fieldLabel, schemaAt, step, type FieldPath } from '../content/parse/schema-path'
import { alignLists } from './list-alignment'

/** What happened to a field, an item of a list, an entry or a page. */
export type Change = 'added' | 'removed' | 'changed' | 'renamed' | 'moved' | 'redirected'

/** One difference between two versions of an entry. */
export interface FieldChange {
  /** The field as an editor reads it, such as `Component cards › Card 2 › Title`. */
  field: string
  /** The text of either side; null where the field is not there. */
  before: string | null
  after: string | null
  change: Change
  /** Whether the texts name picture files. */
  picture?: true
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What an item of a list is known by, in the order of what is surest. */
const IDENTITIES = ['key', 'from', 'to', 'name', 'title', 'label', 'question', 'heading']

function identityOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined
  for (const name of IDENTITIES) {
    const value = item[name]
    if (typeof value === 'string') return `${name} ${value}`
  }
  return undefined
}

/** A value as a text, which is the same for equal values only, in whichever order their fields are written. */
function wholeText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(wholeText).join()}]`
  if (!isFields(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value)
  const fields = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${wholeText(value[name])}`)
  return `{${fields.join()}}`
}

/** A value as a person would write it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (isFields(value)) return Object.values(value).map(textOf).join('\n')
  return String(value)
}

/**
 * The differences between two values of a field, as deep as they go.
 *
 * @param root the schema of the whole entry, from which fields have their labels
 * @param before the value; undefined where there was none
 * @param after the value; undefined where there is none
 * @param path where the values stand in the entry; labels count items as they are counted after the change
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
  return alignLists(before, after, wholeText, identityOf).flatMap((item): FieldChange[] => {
    const index = (item.after ?? item.before)?.index ?? 0
    const at = [...path, index]
    if (!item.before || !item.after) {
      return [leafChange(root, item.before?.item, item.after?.item, at)]
    }
    const inner = fieldChanges(root, item.before.item, item.after.item, at)
    if (!item.moved) return inner
    const place = (number: number) => `${number + 1}. ${firstLine(textOf(item.after?.item))}`
    const moved: FieldChange = {
      field: fieldLabel(root, path),
      before: place(item.before.index),
      after: place(item.after.index),
      change: 'moved',
    }
    return [moved, ...inner]
  })
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

function leafChange(root: unknown, before: unknown, after: unknown, path: FieldPath): FieldChange {
  const there = (value: unknown) => value !== undefined && value !== null
  const change = !there(before) ? 'added' : !there(after) ? 'removed' : 'changed'
  return {
    field: fieldLabel(root, path),
    before: there(before) ? textOf(before) : null,
    after: there(after) ? textOf(after) : null,
    change,
    ...(isPicture(root, path) && { picture: true as const }),
  }
}

function isPicture(root: unknown, path: FieldPath): boolean {
  return factsOf(path.length === 0 ? root : (step(schemaAt(root, path.slice(0, -1)), path.at(-1) ?? '') ?? undefined))
    .picture
}
