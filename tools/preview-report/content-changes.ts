import { posix } from 'node:path'
import {
  type ContentSnapshot,
  type EntrySnapshot,
  type ImageReference,
  redirectsOf,
  sitePagesOf,
} from './content-snapshot'
import { type FieldChange, fieldChanges } from './field-changes'
import { findRenamedEntries } from './renamed-entries'
import { groupBy } from './report-text'

/** A change by an editor, in terms that an editor would use. */
export interface ContentChange extends FieldChange {
  /** The file, relative to the project's root; the one after the change, if any. */
  file: string
  label: string
  /** The fields that referenced a removed entry, such as `Home page › Services › Cards 2`. */
  usedBy?: readonly string[]
}

/** An entry before and after; one is absent if the entry was added or removed. */
interface Pair {
  before?: EntrySnapshot
  after?: EntrySnapshot
}

const idOf = ({ type, name }: Pick<EntrySnapshot, 'type' | 'name'>) => `${type.name} ${name}`

/** The changes between two states of the content, in the order of the files. */
export function contentChanges(before: ContentSnapshot, after: ContentSnapshot): ContentChange[] {
  const references = groupBy(before.references, idOf)
  const images = groupBy(after.imageReferences, ({ file }) => file)
  return pairEntries(before, after)
    .sort((one, other) => fileOf(one).localeCompare(fileOf(other), 'en'))
    .flatMap((pair) => [
      ...entryChanges(pair, (entry) => (references.get(idOf(entry)) ?? []).map(({ field }) => field)),
      ...imageChanges(pair, before, after, images.get(fileOf(pair)) ?? []),
    ])
}

function fileOf({ before, after }: Pair): string {
  return (after ?? before)?.file ?? ''
}

function pairEntries(before: ContentSnapshot, after: ContentSnapshot): Pair[] {
  const now = new Map(after.entries.map((entry) => [idOf(entry), entry]))
  const old = new Set(before.entries.map(idOf))
  const added = after.entries.filter((entry) => !old.has(idOf(entry)))
  const removed = before.entries.filter((entry) => !now.has(idOf(entry)))
  const renamed = findRenamedEntries(removed, added, redirectsOf(after), {
    before: sitePagesOf(before),
    after: sitePagesOf(after),
  })
  const found = new Set(renamed.values())
  return [
    ...before.entries.map((entry) => ({ before: entry, after: now.get(idOf(entry)) ?? renamed.get(entry) })),
    ...added.filter((entry) => !found.has(entry)).map((entry) => ({ after: entry })),
  ]
}

function entryChanges(
  { before, after }: Pair,
  referencesTo: (entry: EntrySnapshot) => readonly string[],
): ContentChange[] {
  const { file, label, type } = after ?? before ?? {}
  if (file === undefined || label === undefined || type === undefined) return []
  const at = { file, label }
  if (!before || !after) {
    const entry: ContentChange = {
      ...at,
      field: '',
      before: before ? label : null,
      after: after ? label : null,
      change: after ? 'added' : 'removed',
    }
    const usedBy = before ? referencesTo(before) : []
    return [{ ...entry, ...(usedBy.length > 0 && { usedBy }) }]
  }
  const renamed: ContentChange[] =
    before.name === after.name ? [] : [{ ...at, field: '', before: before.name, after: after.name, change: 'renamed' }]
  return [
    ...renamed,
    ...fieldChanges(type.schema, before.value, after.value).map((change) => ({
      ...at,
      ...withImagePaths(change, file),
    })),
  ]
}

/** Image files whose contents have changed under the same name. */
function imageChanges(
  { before, after }: Pair,
  was: ContentSnapshot,
  is: ContentSnapshot,
  named: readonly ImageReference[],
): ContentChange[] {
  if (!before || !after) return []
  const { file, label } = after
  return named.flatMap(({ field, image }): ContentChange[] => {
    const [old, now] = [was.images.get(image), is.images.get(image)]
    if (old === undefined || now === undefined || old === now) return []
    return [{ file, label, field, before: image, after: image, change: 'changed', image: true }]
  })
}

/** Resolves the image paths of both sides of a change against the project's root. */
function withImagePaths(change: FieldChange, file: string): FieldChange {
  if (!change.image) return change
  const pathOf = (name: string | null) => (name === null ? null : posix.join(posix.dirname(file), name))
  return { ...change, before: pathOf(change.before), after: pathOf(change.after) }
}
