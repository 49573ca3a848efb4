import { pagePaths, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import type { PublishedContent } from '../check-change'

/** The page that shows an entry: its own, one of its type if new, or one with a section for it, if any. */
export function pageOf(path: string, content: PublishedContent) {
  const type = contentTypeOf(path)
  const entries = Object.entries(content).flatMap(([file, value]) => {
    const known = contentTypeOf(file)
    return known ? [{ file, type: known, slug: slugOf(file), value }] : []
  })
  const site = pageSettingsOf(entries)
  const pages = entries.flatMap(({ file, type: own, slug, value }) =>
    pagePaths(own, slug, value, site).map((page) => ({ type: own, path: page, file })),
  )
  const hosts = [type, type?.onPagesOf, type?.anchorOn, type?.sectionOn?.type]
  const others = (type?.alsoShownOn ?? []).map((other) => (other === '*' ? PAGE_PATHS.home : other))
  return (
    pages.find(({ file }) => file === path) ??
    pages.find((page) => hosts.includes(page.type)) ??
    others.map((other) => pages.find((page) => page.path === other)).find(Boolean)
  )
}
