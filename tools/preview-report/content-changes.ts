import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContentSnapshot,
  type EntrySnapshot,
  type ImageReference,
  redirectsOf,
  sitePagesOf,
  unreadableFiles,
} from './content-snapshot'
import { type FieldChange, fieldChanges } from './field-changes'
import { findRenamedEntries } from './renamed-entries'
import { groupBy } from './report-text'

/** A change by an editor, in terms that an editor would use. */
export interface ContentChange extends Omit<FieldChange, 'path'> {
  /** The file, relative to the project's root; the one after the change, if any. */
  file: string
  /** The line in that file after the change; absent for what is removed. */
  line?: number
  label: string
  /** The texts of an added entry. */
  texts?: readonly { field: string; text: string }[]
  /** The fields that referenced a removed entry, such as `Home page › Services › Cards`. */
  usedBy?: readonly string[]
  /** Whether the file cannot be read on one side, so that its fields are not compared. */
  isUnreadable?: true
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
  const unreadable = new Set([before, after].flatMap((snapshot) => [...unreadableFiles(snapshot)]))
  const readable = ({ entries, ...rest }: ContentSnapshot): ContentSnapshot => ({
    ...rest,
    entries: entries.filter(({ file }) => !unreadable.has(file)),
  })
  const compared = pairEntries(readable(before), readable(after)).flatMap((pair) => [
    ...entryChanges(pair, (entry) => (references.get(idOf(entry)) ?? []).map(({ field }) => field)),
    ...imageChanges(pair, before, after, images.get(fileOf(pair)) ?? []),
  ])
  const changes = [...compared, ...[...unreadable].flatMap((file) => unreadableChange(file, before, after))]
  return changes.sort((one, other) => one.file.localeCompare(other.file, 'en'))
}

/** The change of a file that cannot be read on one side; none if it is the same on both. */
function unreadableChange(file: string, before: ContentSnapshot, after: ContentSnapshot): ContentChange[] {
  const [old, now] = [before, after].map(({ entries }) => entries.filter((entry) => entry.file === file))
  const values = (entries: readonly EntrySnapshot[] = []) => entries.map(({ value }) => value)
  if (isDeepStrictEqual(values(old), values(now))) return []
  const known = [...(old ?? []), ...(now ?? [])].find(({ isUnreadable }) => !isUnreadable)
  const label = known?.type.source.kind === 'list' ? (known.type.collection ?? file) : (known?.label ?? file)
  return [{ file, label, field: '', before: null, after: null, change: 'changed', isUnreadable: true }]
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
    const usedBy = before ? [...new Set(referencesTo(before))] : []
    const texts = after
      ? fieldChanges(type.schema, {}, after.value).map(({ field, after: text }) => ({ field, text: text ?? '' }))
      : []
    return [
      {
        ...entry,
        ...(after && { line: after.lineAt([]), texts }),
        ...(usedBy.length > 0 && { usedBy }),
      },
    ]
  }
  const renamed: ContentChange[] =
    before.name === after.name
      ? []
      : [{ ...at, line: after.lineAt([]), field: '', before: before.name, after: after.name, change: 'renamed' }]
  return [
    ...renamed,
    ...fieldChanges(type.schema, before.value, after.value).map(({ path, ...change }) => ({
      ...at,
      ...(change.after !== null && { line: after.lineAt(path) }),
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
function withImagePaths(change: Omit<FieldChange, 'path'>, file: string): Omit<FieldChange, 'path'> {
  if (!change.image) return change
  const pathOf = (name: string | null) => (name === null ? null : posix.join(posix.dirname(file), name))
  return { ...change, before: pathOf(change.before), after: pathOf(change.after) }
}
