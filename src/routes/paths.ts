/** The path prefixes that a service can be served under; the first is the canonical one. */
export const SERVICE_PREFIXES = ['services', 'counseling'] as const
export type ServicePrefix = (typeof SERVICE_PREFIXES)[number]

/** The properties that determine a service's paths. */
export interface ServiceRoute {
  slug: string
  prefixes: readonly ServicePrefix[]
}

/**
 * The pages that code refers to by name. Every other path is only in its content type's record, in src/content-model/.
 * Source: section 2 of the specification.
 */
export const PAGE_PATHS = {
  home: '/',
  about: '/about',
  team: '/about/team',
  careers: '/careers',
  services: '/services',
  contact: '/contact',
} as const

/**
 * The page that confirms that a request has arrived. No page links to it, visitors do not search for it, and search
 * engines omit it.
 */
export const THANKS_PATH = '/contact/thanks'

/** The path where `gatsby develop` reports content problems to its pages. Its prefix is that of Gatsby's own dev paths. */
export const PROBLEMS_PATH = '/___content-problems'

/** Returns the path of a service's page under one prefix, without a trailing slash. */
export function servicePath(prefix: ServicePrefix, slug: string): string {
  return `/${prefix}/${slug}`
}

/**
 * Returns the path that links to a service use: the one under the preferred prefix if the service is served there,
 * otherwise the other one. Such a link is never broken, whatever prefixes an editor gives the service.
 */
export function serviceLink({ slug, prefixes }: ServiceRoute, preferred: ServicePrefix): string {
  const [other = preferred] = prefixes
  return servicePath(prefixes.includes(preferred) ? preferred : other, slug)
}

/** Returns the path of a link within the site: the part before its query and its anchor. */
export function pathOf(link: string): string {
  return link.replace(/[?#][^]*/, '')
}

/**
 * Returns the path of a link such as `/about/?from=mail`, without its query, hash, and trailing slashes, as pages and
 * canonical links write it.
 */
export function normalizePath(link: string): string {
  // The lookbehind keeps the pattern linear: it tries each run of slashes once.
  return pathOf(link).replace(/(?<=^\/|[^/])\/+$/, '')
}

/** Whether a link leads to an address, with or without a query or an anchor. */
export function linksTo(link: string, address: string): boolean {
  return address.includes('#') ? link.replace(/\?[^#]*/, '') === address : normalizePath(link) === address
}

/** Whether a path is the page of this service, under any prefix. */
export function isPathOfService(path: string, slug: string): boolean {
  return SERVICE_PREFIXES.some((prefix) => normalizePath(path) === servicePath(prefix, slug))
}

/** Whether a path is the page of a service. */
export function isServicePath(path: string): boolean {
  const normalized = normalizePath(path)
  return isPathOfService(normalized, normalized.slice(normalized.lastIndexOf('/') + 1))
}
