import type { BreadcrumbList } from 'schema-dts'
import { pageUrl } from '../routes/addresses'
import { PAGE_PATHS } from '../routes/paths'
import type { SiteFacts } from './site-facts'

/** Returns the pages above a page, topmost first. A service is below the overview under either of its prefixes. */
function pathsAbove(path: string): string[] {
  const above: string[] = [PAGE_PATHS.home]
  if (/^\/(?:services|counseling)\//.test(path)) above.push(PAGE_PATHS.services)
  if (path === PAGE_PATHS.team) above.push(PAGE_PATHS.about)
  return above
}

/**
 * Returns the names that the navigation and the footer, which are on every page, give to the pages that they link to.
 */
function navigationNames({ navigation, footer }: SiteFacts): Map<string, string> {
  const { home, services, pages } = navigation
  const links = [...footer.legal, ...footer.company.links, ...pages]
  return new Map([
    ...links.map(({ to, label }): [string, string] => [to, label]),
    [services.all.to, services.label],
    [home.to, home.label],
  ])
}

/**
 * Returns the trail from the home page to a page, with the names that the page itself shows
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 *
 * @param path the page's canonical path
 * @param title the page's own heading, for a page that the navigation does not name
 * @returns one list; none for the home page, or for a page that has no name
 */
export function breadcrumbs(site: SiteFacts, path: string, title?: string): BreadcrumbList[] {
  if (path === PAGE_PATHS.home) return []
  const names = navigationNames(site)
  const own = title ?? names.get(path)
  if (own === undefined) return []
  const above = pathsAbove(path).flatMap((to) => {
    const name = names.get(to)
    return name === undefined ? [] : [{ to, name }]
  })
  // Google requires at least two pages.
  if (above.length === 0) return []
  const items = [...above, { to: path, name: own }].map(({ to, name }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: pageUrl(site.url, to),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}
