import type { BreadcrumbList } from 'schema-dts'
import { pageUrl } from '../../content-model/routes/absolute-urls'
import type { SiteFacts } from './organization'

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
 * The trail from the home page (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb), with
 * the names that pages show; none for a page without one.
 */
export function breadcrumbs(site: SiteFacts, paths: readonly string[], title?: string): BreadcrumbList[] {
  const names = navigationNames(site)
  const last = paths.length - 1
  const trail = paths.flatMap((path, index) => {
    const name = (index === last ? title : undefined) ?? names.get(path)
    return name === undefined ? [] : [{ path, name }]
  })
  // Google requires at least two pages.
  if (trail.length < 2 || trail.at(-1)?.path !== paths[last]) return []
  const items = trail.map(({ path, name }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: pageUrl(site.url, path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}
