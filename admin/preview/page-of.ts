import { pagePaths, pageSettingsOf } from '../../content-model/entry-paths'
import { type ContentType, contentTypeOf, slugOf } from '../../content-model/registry'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import type { PublishedContent } from '../check-change'

/** A page of the site: its path, and the file of its entry. */
export interface ShownPage {
  type: ContentType
  path: string
  file: string
}

/**
 * Returns the page on which an entry is shown: its own page; for a new entry, a page of its type; for any other, the page with the
 * section that shows it.
 *
 * @param path the path of the entry's file within `content/`
 * @param content what the site shows
 * @returns undefined if it is on no page, or only on those that are switched off
 */
export function pageOf(path: string, content: PublishedContent): ShownPage | undefined {
  const type = contentTypeOf(path)
  const entries = Object.entries(content).flatMap(([file, value]) => {
    const known = contentTypeOf(file)
    return known ? [{ file, type: known, slug: slugOf(file), value }] : []
  })
  const site = pageSettingsOf(entries)
  const pages = entries.flatMap(({ file, type: own, slug, value }) =>
    pagePaths(own, slug, value, site).map((at): ShownPage => ({ type: own, path: at, file })),
  )
  const hosts = [type, type?.onPagesOf, type?.anchorOn, type?.sectionOn?.type]
  const others = (type?.alsoShownOn ?? []).map((other) => (other === '*' ? PAGE_PATHS.home : other))
  return (
    pages.find(({ file }) => file === path) ??
    pages.find((page) => hosts.includes(page.type)) ??
    others.map((other) => pages.find((page) => page.path === other)).find(Boolean)
  )
}
