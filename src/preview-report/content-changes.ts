import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { entryPaths } from '../editorial/entry-paths'
import type { ContentSnapshot, EntrySnapshot } from './content-snapshot'
import { fieldChanges, type FieldChange } from './field-changes'

/** One thing that an editor has changed, as a person would say it. */
export interface ContentChange extends FieldChange {
  /** The file, from the project's root; the one after the change, where there is one. */
  file: string
  /** The entry, such as `Services › Tax Planning`. */
  label: string
  /** Where a removed entry was named before, such as `Home page › Services › Cards 2`. */
  usedBy?: readonly string[]
}

/** An entry before and after; one of them is absent where it was added or removed. */
interface Pair {
  before?: EntrySnapshot
  after?: EntrySnapshot
}

const idOf = ({ type, name }: EntrySnapshot) => `${type.name} ${name}`

/** How much of a removed entry must stand in an added one for it to be the same one under a new name. */
const LEAST_ALIKE = 0.5

/**
 * What an editor has changed between two states of the content, in the order of the files.
 *
 * @param before the content as it was
 * @param after the content as it is
 */
export function contentChanges(before: ContentSnapshot, after: ContentSnapshot): ContentChange[] {
  return [...pairEntries(before, after)]
    .sort((one, other) => fileOf(one).localeCompare(fileOf(other), 'en'))
    .flatMap((pair) => [...entryChanges(pair, before), ...pictureChanges(pair, before, after)])
}

function fileOf({ before, after }: Pair): string {
  return (after ?? before)?.file ?? ''
}

/** Which entry became which: by its name, by the redirect that leads from its old address, or by its texts. */
function pairEntries(before: ContentSnapshot, after: ContentSnapshot): Pair[] {
  const now = new Map(after.entries.map((entry) => [idOf(entry), entry]))
  const old = new Set(before.entries.map(idOf))
  const added = after.entries.filter((entry) => !old.has(idOf(entry)))
  const redirects = redirectsOf(after)
  const pairs = before.entries.map((entry): Pair => {
    const same = now.get(idOf(entry))
    if (same) return { before: entry, after: same }
    const renamed =
      added.find((other) => other.type === entry.type && isRedirected(entry, other, redirects)) ??
      added.find((other) => other.type === entry.type && likeness(entry.value, other.value) >= LEAST_ALIKE)
    if (!renamed) return { before: entry }
    added.splice(added.indexOf(renamed), 1)
    return { before: entry, after: renamed }
  })
  return [...pairs, ...added.map((entry) => ({ after: entry }))]
}

function redirectsOf({ entries }: ContentSnapshot): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ type, value }) => {
      if (type.name !== 'Redirect' || typeof value !== 'object' || value === null) return []
      const { from, to }: { from?: unknown; to?: unknown } = value
      return typeof from === 'string' && typeof to === 'string' ? [[from, to] as const] : []
    }),
  )
}

function isRedirected(entry: EntrySnapshot, other: EntrySnapshot, redirects: ReadonlyMap<string, string>): boolean {
  const targets = entryPaths(other.type, other.name, other.value)
  return entryPaths(entry.type, entry.name, entry.value).some((path) => targets.includes(redirects.get(path) ?? ''))
}

/** How many of an entry's top fields are the same in another one: 0 for none, 1 for all. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 0
  const fields = Object.entries(one)
  const same = fields.filter(([name, value]) => isDeepStrictEqual(value, Reflect.get(other, name)))
  return same.length / Math.max(1, fields.length)
}

function entryChanges({ before, after }: Pair, was: ContentSnapshot): ContentChange[] {
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
    const usedBy = was.named.filter((one) => one.type === type && one.name === before?.name).map(({ place }) => place)
    return [{ ...entry, ...(usedBy.length > 0 && { usedBy }) }]
  }
  const renamed: ContentChange[] =
    before.name === after.name ? [] : [{ ...at, field: '', before: before.name, after: after.name, change: 'renamed' }]
  return [
    ...renamed,
    ...fieldChanges(type.schema, before.value, after.value).map((change) => ({
      ...at,
      ...withPicturePaths(change, file),
    })),
  ]
}

/** Pictures that an entry names as before and that are other pictures now. */
function pictureChanges({ before, after }: Pair, was: ContentSnapshot, is: ContentSnapshot): ContentChange[] {
  if (!before || !after) return []
  const { file, label } = after
  return is.namedPictures.flatMap(({ file: of, field, picture }): ContentChange[] => {
    const [old, now] = [was.pictures.get(picture), is.pictures.get(picture)]
    if (of !== file || old === undefined || now === undefined || old === now) return []
    return [{ file, label, field, before: picture, after: picture, change: 'changed', picture: true }]
  })
}

/** A picture's file from the project's root, as both sides of a change name it. */
function withPicturePaths(change: FieldChange, file: string): FieldChange {
  if (!change.picture) return change
  const pathOf = (name: string | null) => (name === null ? null : posix.join(posix.dirname(file), name))
  return { ...change, before: pathOf(change.before), after: pathOf(change.after) }
}
