import { posix } from 'node:path'
import { entryAddresses } from '../../src/content-model/entry-pages'
import {
  type ContentSnapshot,
  type EntrySnapshot,
  type ImageReference,
  redirectsOf,
  sitePagesOf,
} from './content-snapshot'
import { type FieldChange, fieldChanges } from './field-changes'
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
}

/** An entry before and after; one is absent if the entry was added or removed. */
interface Pair {
  before?: EntrySnapshot
  after?: EntrySnapshot
}

const idOf = ({ type, name }: Pick<EntrySnapshot, 'type' | 'name'>) => `${type.name} ${name}`

/** The changes between two states of the content, in the order of the files that can be read on both sides. */
export function contentChanges(before: ContentSnapshot, after: ContentSnapshot): ContentChange[] {
  const images = groupBy(after.imageReferences, ({ file }) => file)
  const isReadable = ({ file }: EntrySnapshot) => !before.unreadable.has(file) && !after.unreadable.has(file)
  return pairEntries(
    { ...before, entries: before.entries.filter(isReadable) },
    { ...after, entries: after.entries.filter(isReadable) },
  )
    .flatMap((pair) => [
      ...entryChanges(pair),
      ...imageChanges(pair, before, after, images.get(pair.after?.file ?? '') ?? []),
    ])
    .sort((one, other) => one.file.localeCompare(other.file, 'en'))
}

function pairEntries(before: ContentSnapshot, after: ContentSnapshot): Pair[] {
  const now = new Map(after.entries.map((entry) => [idOf(entry), entry]))
  const old = new Set(before.entries.map(idOf))
  const added = after.entries.filter((entry) => !old.has(idOf(entry)))
  const removed = before.entries.filter((entry) => !now.has(idOf(entry)))
  const renamed = renamedEntries(removed, added, before, after)
  const found = new Set(renamed.values())
  return [
    ...before.entries.map((entry) => ({ before: entry, after: now.get(idOf(entry)) ?? renamed.get(entry) })),
    ...added.filter((entry) => !found.has(entry)).map((entry) => ({ after: entry })),
  ]
}

/** Matches removed entries with added ones: by the redirect from the old address, or by texts that are all the same. */
function renamedEntries(
  removed: readonly EntrySnapshot[],
  added: readonly EntrySnapshot[],
  before: ContentSnapshot,
  after: ContentSnapshot,
): ReadonlyMap<EntrySnapshot, EntrySnapshot> {
  const [oldSite, site, redirects] = [sitePagesOf(before), sitePagesOf(after), redirectsOf(after)]
  const targets = new Map(
    added.flatMap((other) => [
      ...entryAddresses(other.type, other.name, other.value, site).map((path) => [path, other] as const),
      [JSON.stringify(other.value), other] as const,
    ]),
  )
  const free = new Set(added)
  const renamed = new Map<EntrySnapshot, EntrySnapshot>()
  for (const entry of removed) {
    const addresses = entryAddresses(entry.type, entry.name, entry.value, oldSite)
    const other = [...addresses.map((path) => redirects.get(path) ?? ''), JSON.stringify(entry.value)]
      .map((key) => targets.get(key))
      .find((one) => one?.type === entry.type && free.has(one))
    if (!other) continue
    free.delete(other)
    renamed.set(entry, other)
  }
  return renamed
}

function entryChanges({ before, after }: Pair): ContentChange[] {
  const entry = after ?? before
  if (!entry) return []
  const { file, label, type } = entry
  const at = { file, label }
  if (!after) return [{ ...at, field: '', before: label, after: null, change: 'removed' }]
  const line = after.lineAt([])
  if (!before) {
    const texts = fieldChanges(type.schema, {}, after.value).map(({ field, after: text }) => ({
      field,
      text: text ?? '',
    }))
    return [{ ...at, field: '', before: null, after: label, change: 'added', line, texts }]
  }
  const renamed: ContentChange[] =
    before.name === after.name
      ? []
      : [{ ...at, line, field: '', before: before.name, after: after.name, change: 'renamed' }]
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
