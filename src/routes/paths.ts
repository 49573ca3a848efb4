/** The path prefixes that service pages live under. */
export type ServicePrefix = 'services' | 'counseling'

/** What the paths of a service depend on. */
export interface ServiceRoute {
  slug: string
  prefixes: readonly ServicePrefix[]
}

/** Every page of the site that is no service page; source: section 2 of the specification and its footer links. */
export const PAGE_PATHS = {
  home: '/',
  about: '/about',
  team: '/about/team',
  careers: '/careers',
  services: '/services',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const

/** The page that says a request has arrived. Nobody looks for it or links to it, and search engines leave it out. */
export const THANKS_PATH = '/contact/thanks'

/** The path of a service's page under one prefix, without a trailing slash. */
export function servicePath(prefix: ServicePrefix, slug: string): string {
  return `/${prefix}/${slug}`
}

/** Every path that a service's page is served under. */
export function servicePaths({ slug, prefixes }: ServiceRoute): string[] {
  return prefixes.map((prefix) => servicePath(prefix, slug))
}

/**
 * The path that links to a service take: the one under the preferred prefix where the service is served there, else
 * its canonical one. A link made of it is never dead, whatever prefixes an editor gives the service.
 */
export function serviceLink(service: ServiceRoute, preferred: ServicePrefix): string {
  return service.prefixes.includes(preferred) ? servicePath(preferred, service.slug) : canonicalServicePath(service)
}

/** The one path that search engines are told of: under `/services` where the service is served there. */
export function canonicalServicePath({ slug, prefixes }: ServiceRoute): string {
  return servicePath(prefixes.includes('services') ? 'services' : 'counseling', slug)
}

/** Every path that search engines are told of, each page once. */
export function canonicalPaths(services: readonly ServiceRoute[]): string[] {
  return [...Object.values(PAGE_PATHS), ...services.map(canonicalServicePath)]
}

/** Every path of the site, service pages included, that answers with a page of its own. */
export function sitePaths(services: readonly ServiceRoute[]): string[] {
  return [...Object.values(PAGE_PATHS), ...services.flatMap(servicePaths)]
}

/** The path of a link within the site: what comes before its query and its anchor. */
export function pathOf(link: string): string {
  return link.replace(/[?#][^]*/, '')
}

/**
 * The path without query, hash and trailing slashes, as pages and canonicals write it.
 *
 * @param link such as `/about/?from=mail`
 */
export function normalizePath(link: string): string {
  // The lookbehind keeps the pattern linear: it tries each run of slashes once.
  return pathOf(link).replace(/(?<=^\/|[^/])\/+$/, '')
}

/** Whether a path is the page of a service. */
export function isServicePath(path: string): boolean {
  return /^\/(?:services|counseling)\/[^/]+$/.test(normalizePath(path))
}

/** Whether a path is the page of this service, under whichever prefix. */
export function isPathOfService(path: string, slug: string): boolean {
  return isServicePath(path) && normalizePath(path).endsWith(`/${slug}`)
}
