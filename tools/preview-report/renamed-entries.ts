import { isDeepStrictEqual } from 'node:util'
import { entryAddresses } from '../../src/content-model/entry-pages'
import type { SitePages } from '../../src/content-model/site-pages'
import type { EntrySnapshot } from './content-snapshot'

/** An entry that shares at least this fraction of another one's fields is that entry under a new name. */
const MIN_SIMILARITY = 0.5

/** The maximum number of pairs compared by their fields: two lists of 12,000 redirects would take minutes. */
const MAX_COMPARISONS = 20_000

/**
 * Matches removed entries with added ones: by the redirect from the old address, or by their texts.
 *
 * @param redirects new addresses by old ones
 * @param sites the pages of the site, before and after
 */
export function findRenamedEntries(
  removed: readonly EntrySnapshot[],
  added: readonly EntrySnapshot[],
  redirects: ReadonlyMap<string, string>,
  sites: { before: SitePages; after: SitePages },
): ReadonlyMap<EntrySnapshot, EntrySnapshot> {
  const free = new Set(added)
  const renamed = new Map<EntrySnapshot, EntrySnapshot>()
  const rename = (entry: EntrySnapshot, other: EntrySnapshot | undefined) => {
    if (!other || !free.delete(other)) return
    renamed.set(entry, other)
  }
  const byPath = new Map(added.flatMap((other) => pathsOf(other, sites.after).map((path) => [path, other])))
  for (const entry of removed) {
    const targets = pathsOf(entry, sites.before).flatMap((path) => byPath.get(redirects.get(path) ?? '') ?? [])
    rename(
      entry,
      targets.find((other) => other.type === entry.type && free.has(other)),
    )
  }
  let comparisons = 0
  for (const entry of removed) {
    if (renamed.has(entry)) continue
    for (const other of free) {
      if (comparisons >= MAX_COMPARISONS) return renamed
      if (other.type !== entry.type) continue
      comparisons += 1
      if (similarity(entry.value, other.value) < MIN_SIMILARITY) continue
      rename(entry, other)
      break
    }
  }
  return renamed
}

const pathsOf = ({ type, name, value }: EntrySnapshot, site: SitePages) => entryAddresses(type, name, value, site)

/** The fraction of an entry's top-level fields that are the same in another one, from 0 to 1. */
function similarity(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 0
  const fields = Object.entries(one)
  const same = fields.filter(([name, value]) => isDeepStrictEqual(value, Reflect.get(other, name)))
  return same.length / Math.max(1, fields.length)
}
