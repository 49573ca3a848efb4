import { namesOf, orderOf } from '../../content-check/parse/content-index'
import { pagePaths, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { contentTypeOf } from '../../content-model/registry'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import { filesOf, type PublishedContent } from '../check-change'

/**
 * The page that shows an entry: its own, or one of its type if new; one that shows all entries of its type; one with a
 * section that has room for it; or the one that names it, or the most entries of its file. If there is none, a list on the
 * page with the section shows it while it is being edited.
 *
 * @param built the content when the site was built, which decides what pages there are
 * @param now the content that they show
 */
export function pageOf(path: string, built: PublishedContent, now: PublishedContent) {
  const type = contentTypeOf(path)
  const site = pageSettingsOf(filesOf(built))
  const pages = filesOf(built).flatMap(({ path: file, type: own, slug, value }) =>
    pagePaths(own, slug, value, site).map((page) => ({ type: own, path: page, file })),
  )
  const hosts = [type, type?.onPagesOf, type?.anchorOn]
  const host = pages.find(({ file }) => file === path) ?? pages.find((page) => hosts.includes(page.type))
  if (host || !type) return host
  const { sectionOn, alsoShownOn = [] } = type
  const files = filesOf(now)
  const entries = files.filter((file) => file.type === type)
  const section = sectionOn && pages.find((page) => page.type === sectionOn.type)
  const first = entries.toSorted((one, other) => orderOf(one) - orderOf(other)).slice(0, sectionOn?.most)
  if (section && first.some((file) => file.path === path)) return section
  const names = namesOf(
    type,
    entries.filter((file) => file.path === path),
  )
  const others = alsoShownOn.map((other) => (other === '*' ? PAGE_PATHS.home : other))
  return (
    pages
      .map((page) => {
        const { fields = [] } = files.find(({ path: file }) => file === page.file) ?? {}
        const named = fields.filter(({ metadata, text }) => metadata.references === type && names?.has(text))
        return { page, count: named.length }
      })
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)[0]?.page ??
    section ??
    others.map((other) => pages.find((page) => page.path === other)).find(Boolean)
  )
}
