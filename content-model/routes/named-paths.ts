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
 * The page that confirms that a request has arrived. No page links to it, visitors do not search for it, and search
 * engines omit it.
 */
export const THANKS_PATH = '/contact/thanks'

/**
 * The folder of the contact pages whose form is about a service: `/contact/about/tax-planning`. Without script, only an
 * address can say what a request is about.
 */
export const REQUEST_FOLDER = '/contact/about'

/** The path where `gatsby develop` reports content problems to its pages. Its prefix is that of Gatsby's own dev paths. */
export const PROBLEMS_PATH = '/___content-problems'
