import { isDeepStrictEqual } from 'node:util'
import { entryPaths } from '../content/parse/entry-paths'
import type { EntrySnapshot } from './content-snapshot'

/** An entry with at least this share of another one's fields is that one under a new name. */
const LEAST_ALIKE = 0.5

/** More pairs of entries are not compared by their fields: two lists of 12,000 redirects would take minutes. */
const MOST_COMPARED = 20_000

/**
 * Finds which removed entry became which added one: by the redirect from its old address, or by its texts.
 *
 * @param removed the entries whose names are gone
 * @param added the entries whose names are new
 * @param redirects the new addresses by the old ones
 */
export function findRenamed(
  removed: readonly EntrySnapshot[],
  added: readonly EntrySnapshot[],
  redirects: ReadonlyMap<string, string>,
): ReadonlyMap<EntrySnapshot, EntrySnapshot> {
  const free = new Set(added)
  const renamed = new Map<EntrySnapshot, EntrySnapshot>()
  const rename = (entry: EntrySnapshot, other: EntrySnapshot | undefined) => {
    if (!other || !free.delete(other)) return
    renamed.set(entry, other)
  }
  const byPath = new Map(added.flatMap((other) => pathsOf(other).map((path) => [path, other])))
  for (const entry of removed) {
    const targets = pathsOf(entry).flatMap((path) => byPath.get(redirects.get(path) ?? '') ?? [])
    rename(
      entry,
      targets.find((other) => other.type === entry.type && free.has(other)),
    )
  }
  let comparisons = 0
  for (const entry of removed) {
    if (renamed.has(entry)) continue
    for (const other of free) {
      if (comparisons >= MOST_COMPARED) return renamed
      if (other.type !== entry.type) continue
      comparisons += 1
      if (likeness(entry.value, other.value) < LEAST_ALIKE) continue
      rename(entry, other)
      break
    }
  }
  return renamed
}

const pathsOf = ({ type, name, value }: EntrySnapshot) => entryPaths(type, name, value)

/** How many of an entry's top fields are the same in another one: 0 for none, 1 for all. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 0
  const fields = Object.entries(one)
  const same = fields.filter(([name, value]) => isDeepStrictEqual(value, Reflect.get(other, name)))
  return same.length / Math.max(1, fields.length)
}
