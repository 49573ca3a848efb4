import { type ContentSnapshot, type EntrySnapshot, redirectsOf } from './content-snapshot'
import { z } from 'zod'
import { fieldsOf, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { isGroup } from '../../content-check/write/former-items'
import { type FieldChange, fieldChanges } from '../../content-check/messages/field-changes'

/** A change by an editor, in terms that an editor would use. */
export interface ContentChange extends Omit<FieldChange, 'path'> {
  /** The file, relative to the project's root; the one after the change, if any. */
  file: string
  /** The line in that file after the change; absent for what is removed. */
  line?: number
  label: string
  /** WebP files of the pictures that it names. */
  pictures?: { before?: Buffer; after?: Buffer }
}

const idOf = ({ type, name }: EntrySnapshot) => `${type.name} ${name}`

/** Takes the place of the field in a change to a whole entry. */
const ENTRY = 'The entry'

/** The changes of the content, in the order of files readable on both sides. */
export function contentChanges(before: ContentSnapshot, after: ContentSnapshot): ContentChange[] {
  const isReadable = ({ file }: EntrySnapshot) => !before.unreadable.has(file) && !after.unreadable.has(file)
  const [old, now] = [before.entries.filter(isReadable), after.entries.filter(isReadable)]
  const redirects = redirectsOf(after)
  const kept = new Set(old.map(idOf))
  const present = new Map(now.map((entry) => [idOf(entry), entry]))
  const added = new Set(now.filter((entry) => !kept.has(idOf(entry))))
  const pairs = old.map((entry) => {
    const same = present.get(idOf(entry)) ?? [...added].find((other) => isRenamed(entry, other, redirects))
    if (same) added.delete(same)
    return { entry, same }
  })
  // On both sides, so that a new title or name changes only the entry that has it.
  const titles = titlesOf([...now, ...pairs.flatMap(({ entry, same }) => (same ? [] : entry))])
  for (const { entry, same } of pairs) {
    const title = same && titles.get(idOf(same))
    if (title !== undefined) titles.set(idOf(entry), title)
  }
  const changes = pairs.flatMap(({ entry, same }) => changesBetween(entry, same, titles))
  return [...changes, ...[...added].flatMap((entry) => changesBetween(undefined, entry, titles))].sort((one, other) =>
    one.file.localeCompare(other.file, 'en'),
  )
}

/** The titles that people see of the entries that others name, by their types and names; the names themselves if two share a title. */
function titlesOf(entries: readonly EntrySnapshot[]): Map<string, string> {
  const titles = new Map(entries.map((entry) => [idOf(entry), entry.label.replace(/^.*? › /, '')]))
  const all = [...titles]
  return new Map(all.filter(([, title]) => all.filter(([, other]) => other === title).length === 1))
}

/** A value of an entry in which the names of other entries are replaced by their titles. */
function withTitles(schema: unknown, value: unknown, titles: ReadonlyMap<string, string>): unknown {
  const inner = unwrapOptional(schema)
  const { references } = metadataOf(schema)
  if (references && typeof value === 'string') return titles.get(`${references.name} ${value}`) ?? value
  if (Array.isArray(value) && inner instanceof z.ZodArray)
    return value.map((item: unknown) => withTitles(inner.element, item, titles))
  if (!isGroup(value)) return value
  const fields = fieldsOf(inner)
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, withTitles(fields.get(key), own, titles)]))
}

const slugOf = (address: string) => address.split(/[/#]/).at(-1)

/** Whether an entry became another: a redirect links their slugs, or both have the same label. */
function isRenamed(old: EntrySnapshot, now: EntrySnapshot, redirects: ReadonlyMap<string, string>): boolean {
  const isRedirected = [...redirects].some(([from, to]) => slugOf(from) === old.name && slugOf(to) === now.name)
  return old.type === now.type && (isRedirected || old.label === now.label)
}

/** The changes of an entry; one side is absent if it was added or removed. */
function changesBetween(
  old: EntrySnapshot | undefined,
  now: EntrySnapshot | undefined,
  titles: ReadonlyMap<string, string>,
): ContentChange[] {
  if (!now) {
    if (!old) return []
    return [{ file: old.file, label: old.label, field: ENTRY, before: old.label, after: null, change: 'removed' }]
  }
  const { file, label, type, name, value, lineAt } = now
  const whole = { file, label, line: lineAt([]), field: ENTRY }
  const [before, after] = [old?.value ?? {}, value].map((side) => withTitles(type.schema, side, titles))
  const fields = fieldChanges(type.schema, before, after).map(({ path, ...change }): ContentChange => ({
    file,
    label,
    ...(change.after !== null && { line: lineAt(path) }),
    ...change,
  }))
  if (!old) return [{ ...whole, before: null, after: label, change: 'added' }, ...fields]
  if (old.name === name) return fields
  return [{ ...whole, before: old.name, after: name, change: 'renamed' }, ...fields]
}
