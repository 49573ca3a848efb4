/** The path prefixes of service pages. */
export type ServicePrefix = 'services' | 'counseling'

/** The properties that determine a service's paths. */
export interface ServiceRoute {
  slug: string
  prefixes: readonly ServicePrefix[]
}

/** Every page of the site except service pages. Source: section 2 of the specification and its footer links. */
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

/**
 * The page that confirms that a request has arrived. No page links to it, visitors do not search for it, and search
 * engines omit it.
 */
export const THANKS_PATH = '/contact/thanks'

/** Returns the path of a service's page under one prefix, without a trailing slash. */
export function servicePath(prefix: ServicePrefix, slug: string): string {
  return `/${prefix}/${slug}`
}

/** Returns every path that a service's page is served under. */
export function servicePaths({ slug, prefixes }: ServiceRoute): string[] {
  return prefixes.map((prefix) => servicePath(prefix, slug))
}

/**
 * Returns the path that links to a service use: the one under the preferred prefix if the service is served there,
 * otherwise its canonical path. Such a link is never broken, whatever prefixes an editor gives the service.
 */
export function serviceLink(service: ServiceRoute, preferred: ServicePrefix): string {
  return service.prefixes.includes(preferred) ? servicePath(preferred, service.slug) : canonicalServicePath(service)
}

/**
 * Returns the only path of a service that is submitted to search engines: the one under `/services` if the service is
 * served there.
 */
export function canonicalServicePath({ slug, prefixes }: ServiceRoute): string {
  return servicePath(prefixes.includes('services') ? 'services' : 'counseling', slug)
}

/** Returns every path that is submitted to search engines, one per page. */
export function canonicalPaths(services: readonly ServiceRoute[]): string[] {
  return [...Object.values(PAGE_PATHS), ...services.map(canonicalServicePath)]
}

/** Returns every path of the site that has its own page, including service pages. */
export function sitePaths(services: readonly ServiceRoute[]): string[] {
  return [...Object.values(PAGE_PATHS), ...services.flatMap(servicePaths)]
}

/** Returns the path of a link within the site: the part before its query and its anchor. */
export function pathOf(link: string): string {
  return link.replace(/[?#][^]*/, '')
}

/**
 * Returns the path without its query, hash, and trailing slashes, as pages and canonical links write it.
 *
 * @param link a link such as `/about/?from=mail`
 */
export function normalizePath(link: string): string {
  // The lookbehind keeps the pattern linear: it tries each run of slashes once.
  return pathOf(link).replace(/(?<=^\/|[^/])\/+$/, '')
}

/** Whether a path is the page of a service. */
export function isServicePath(path: string): boolean {
  return /^\/(?:services|counseling)\/[^/]+$/.test(normalizePath(path))
}

/** Whether a path is the page of this service, under any prefix. */
export function isPathOfService(path: string, slug: string): boolean {
  return isServicePath(path) && normalizePath(path).endsWith(`/${slug}`)
}
