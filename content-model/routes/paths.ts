/**
 * The pages that code refers to by name. Every other path is only in its content type's record, in content-model/.
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
 * The page that confirms that a request has arrived. No page links to it, and search engines omit it.
 */
export const THANKS_PATH = '/contact/thanks'

/**
 * The folder of the contact pages whose form is about a service: `/contact/about/tax-planning`. Without script, only the
 * address can say what a request is about.
 */
export const REQUEST_FOLDER = '/contact/about'

/** The path where `gatsby develop` reports content problems to its pages. It has the prefix of Gatsby's own development paths. */
export const PROBLEMS_PATH = '/___content-problems'

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

/** Whether a path is below one of these, each of which ends with a slash. */
export function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder) && path !== folder)
}
