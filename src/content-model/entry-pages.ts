import { z } from 'zod'
import { PAGE_PATHS } from '../routes/paths'
import type { ContentTypeRecord } from './content-type'
import { CONTENT_TYPES, type ContentType, slugOf } from './registry'

/** An entry, with the fields that could be read. */
export interface ContentEntry {
  type: ContentType
  slug: string
  value: unknown
}

/** The anchor on every page that the skip link points to. */
const EVERY_PAGE_ANCHORS: readonly string[] = ['content']

const fields = z.record(z.string(), z.unknown())
const prefixList = z.array(z.string()).min(1)

const prefixOf = (path: string) => path.split('/')[1] ?? ''

/**
 * Returns the paths of an entry's pages, the canonical one first.
 *
 * @param value the entry's fields; if its prefixes cannot be read, it counts as served under all of them
 */
export function pagePaths({ page }: ContentTypeRecord, slug: string, value: unknown): string[] {
  if (!page) return []
  const { paths, prefixField } = page
  const listed = prefixList.safeParse(fields.safeParse(value).data?.[prefixField ?? '']).data
  const isReadable = listed?.every((prefix) => paths.some((path) => prefixOf(path) === prefix)) ?? false
  return paths
    .filter((path) => !isReadable || listed?.includes(prefixOf(path)))
    .map((path) => path.replace('{slug}', slug))
}

/**
 * Returns the only path of an entry's pages that search engines see.
 *
 * @throws if the content type has no pages
 */
export function canonicalPath(type: ContentTypeRecord, slug: string, value: unknown): string {
  const [path] = pagePaths(type, slug, value)
  if (path === undefined) throw new Error(`${type.name} has no pages`)
  return path
}

/** The addresses that belong to an entry: its pages, or its anchor on another page, such as `/about/team#ada-sample`. */
export function entryAddresses(type: ContentTypeRecord, slug: string, value: unknown): string[] {
  const anchored = type.anchorOn?.page?.paths.map((path) => `${path}#${slug}`) ?? []
  return [...pagePaths(type, slug, value), ...anchored]
}

/** The paths of all pages that show a content type, with `{slug}` for the slug, and `*` for every page of the site. */
export function shownOn({ page, onPagesOf, anchorOn, alsoShownOn = [] }: ContentTypeRecord): string[] {
  return [...[page, onPagesOf?.page, anchorOn?.page].flatMap((pages) => pages?.paths ?? []), ...alsoShownOn]
}

/** The slugs that a content type's files give to its entries; undefined if there is any number of files. */
const fixedSlugs = ({ source }: ContentTypeRecord) => (source.kind === 'files' ? source.files.map(slugOf) : undefined)

/** Whether a path is a page of a content type's entries. */
export function isPageOf(type: ContentTypeRecord, path: string): boolean {
  const slugs = fixedSlugs(type) ?? [slugOf(path)]
  return slugs.some((slug) => type.page?.paths.some((pattern) => pattern.replace('{slug}', slug) === path))
}

/** The paths above a page, from the home page down to its parent; none for the home page itself. */
export function pathsAbove(type: ContentTypeRecord): string[] {
  const paths: string[] = []
  for (let above = type.page?.parent; above; above = above.page?.parent) paths.unshift(...(above.page?.paths ?? []))
  return type.page?.paths.includes(PAGE_PATHS.home) ? [] : [PAGE_PATHS.home, ...paths]
}

/** The anchors that a link can point to on the pages of a content type, without those of other entries. */
export function sectionAnchors({ page, onPagesOf }: ContentTypeRecord): string[] {
  return [...((page ?? onPagesOf?.page)?.anchors ?? []), ...EVERY_PAGE_ANCHORS]
}

/** The entries of all pages that links and search engines may show. */
function listedEntries(entries: readonly ContentEntry[], types: readonly ContentType[]): ContentEntry[] {
  return types
    .filter(({ page }) => page && !page.unlisted)
    .flatMap((type) => {
      const own = entries.filter((entry) => entry.type === type)
      return (
        fixedSlugs(type)?.map((slug) => own.find((entry) => entry.slug === slug) ?? { type, slug, value: {} }) ?? own
      )
    })
}

/**
 * Returns every page that a link can point to, with its anchors, by path. Pages with files of their own are always included.
 */
export function linkablePages(
  entries: readonly ContentEntry[],
  types: readonly ContentType[] = CONTENT_TYPES,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    listedEntries(entries, types).flatMap(({ type, slug, value }) => {
      const anchored = entries.filter((entry) => entry.type.anchorOn === type).map((entry) => entry.slug)
      const anchors = [...sectionAnchors(type), ...anchored]
      return pagePaths(type, slug, value).map((path): [string, string[]] => [path, anchors])
    }),
  )
}

/** Returns the paths that are submitted to search engines, one per page. */
export function canonicalPaths(
  entries: readonly ContentEntry[],
  types: readonly ContentType[] = CONTENT_TYPES,
): string[] {
  return listedEntries(entries, types).map(({ type, slug, value }) => canonicalPath(type, slug, value))
}
