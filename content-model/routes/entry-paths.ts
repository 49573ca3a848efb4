import { z } from 'zod'
import type { ContentTypeRecord } from '../content-type'
import { type PageSettings, pageSettings } from '../page-settings'
import { CONTENT_TYPES, type ContentType, slugOf } from '../registry'
import { PAGE_PATHS } from './named-paths'

export interface ContentEntry {
  type: ContentType
  slug: string
  value: unknown
}

const fields = z.record(z.string(), z.unknown()).catch({})
const withPrefixes = z.object({ prefixes: z.array(z.string()) })

/** Returns what the site's entry, if included, says about pages. */
export function pageSettingsOf(entries: readonly ContentEntry[]): PageSettings {
  return pageSettings(entries.find(({ type }) => type.name === 'SiteSettings')?.value)
}

/** Whether the entries of a content type are switched off in `content/site.yml`. */
export function isOff({ shownBy }: ContentTypeRecord, { off }: PageSettings): boolean {
  return shownBy !== undefined && off.has(shownBy.key)
}

/**
 * Returns the paths of an entry's pages, the canonical one first; none if it is switched off. If none of its prefixes
 * belongs to the site, it has a page under each of the site's, so that its page does not disappear.
 */
export function pagePaths(type: ContentTypeRecord, slug: string, value: unknown, site: PageSettings): string[] {
  if (!type.page || isOff(type, site)) return []
  const own = withPrefixes.safeParse(value).data?.prefixes ?? []
  const served = site.prefixes.filter((prefix) => own.includes(prefix))
  const prefixes = served.length > 0 ? served : site.prefixes
  return type.page.paths
    .flatMap((path) => (path.includes('{prefix}') ? prefixes.map((prefix) => path.replace('{prefix}', prefix)) : path))
    .map((path) => path.replace('{slug}', slug))
}

/** Returns the only path of an entry that search engines see. Throws if it has no pages. */
export function canonicalPath(type: ContentTypeRecord, slug: string, value: unknown, site: PageSettings): string {
  const [path] = pagePaths(type, slug, value, site)
  if (path === undefined) throw new Error(`${type.name} has no pages`)
  return path
}

/** Returns the paths of a content type that consists of a single file; none for other types. */
export function fixedPaths(type: ContentTypeRecord, site: PageSettings): string[] {
  return type.source.kind === 'file' ? pagePaths(type, slugOf(type.source.file), {}, site) : []
}

/** Returns the addresses of an entry: its pages, or its anchor on another page, such as `/about/team#ada-sample`. */
export function entryAddresses(type: ContentTypeRecord, slug: string, value: unknown, site: PageSettings): string[] {
  const { anchorOn } = type
  const anchored = anchorOn ? fixedPaths(anchorOn, site).map((path) => `${path}#${slug}`) : []
  return [...pagePaths(type, slug, value, site), ...anchored]
}

/** Returns the paths of pages that show a content type, with `{slug}` and `{prefix}` as in its record; `*` is every page. */
export function shownOn({ page, onPagesOf, anchorOn, sectionOn, alsoShownOn = [] }: ContentTypeRecord): string[] {
  const pages = [page, onPagesOf?.page, anchorOn?.page, sectionOn?.type.page]
  return [...pages.flatMap((one) => one?.paths ?? []), ...alsoShownOn]
}

/** Returns the pages that are switched off, each with its switch's name, by path. */
export function offPages({ prefixes, off }: PageSettings): ReadonlyMap<string, string> {
  const all = { prefixes, off: new Set<string>() }
  return new Map(
    CONTENT_TYPES.flatMap((type) => {
      const { shownBy } = type
      return shownBy && off.has(shownBy.key) ? fixedPaths(type, all).map((path) => [path, shownBy.key] as const) : []
    }),
  )
}

/** Returns the paths of the pages above a type's pages, from the home page to the parent; none for the home page. */
export function pathsAbove(type: ContentTypeRecord): string[] {
  const paths: string[] = []
  for (let above = type.page?.parent; above; above = above.page?.parent) paths.unshift(...(above.page?.paths ?? []))
  return type.page?.paths.includes(PAGE_PATHS.home) ? [] : [PAGE_PATHS.home, ...paths]
}

/** Returns the anchors on a content type's pages that links may point to, without the anchors of other entries. */
export function sectionAnchors({ page, onPagesOf }: ContentTypeRecord): string[] {
  // Every page has the anchor `content`, to which the skip link leads.
  return [...((page ?? onPagesOf?.page)?.anchors ?? []), 'content']
}

/**
 * Returns the entries of all pages to which links may lead and that search engines may show. A type with a single file
 * is included even if that file is missing: otherwise, every link to its page would be reported too.
 */
function listedEntries(entries: readonly ContentEntry[]): ContentEntry[] {
  return CONTENT_TYPES.filter(({ page }) => page && !page.unlisted).flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type)
    if (type.source.kind !== 'file' || own.length > 0) return own
    return [{ type, slug: slugOf(type.source.file), value: undefined }]
  })
}

/** Returns every page that a link can point to, with its anchors, by path. */
export function linkablePages(entries: readonly ContentEntry[]): ReadonlyMap<string, readonly string[]> {
  const site = pageSettingsOf(entries)
  const listed = listedEntries(entries)
  // Of two entries with the same address, the page with its own file has it: the content check reports the other entry.
  const fixed = listed.filter(({ type }) => type.source.kind === 'file')
  return new Map(
    [...listed, ...fixed].flatMap(({ type, slug, value }) => {
      const others = entries.flatMap((entry) => {
        if (entry.type.anchorOn === type) return [entry.slug]
        return entry.type.sectionOn?.type === type ? [entry.type.sectionOn.anchor] : []
      })
      const given = fields.parse(value)
      // The anchor of an optional section is the name of its field. Without the field, or if it is off, the page has no such section. A file
      // that is missing or cannot be read may have it.
      const own = sectionAnchors(type).filter(
        (name) => value === undefined || !(type.schema.shape[name] instanceof z.ZodOptional) || Boolean(given[name]),
      )
      const anchors = [...new Set([...own, ...others])]
      return pagePaths(type, slug, value, site).map((path): [string, string[]] => [path, anchors])
    }),
  )
}

/** Returns the paths that are submitted to search engines, one per page. */
export function canonicalPaths(entries: readonly ContentEntry[]): string[] {
  const site = pageSettingsOf(entries)
  return listedEntries(entries).flatMap(({ type, slug, value }) => pagePaths(type, slug, value, site).slice(0, 1))
}
