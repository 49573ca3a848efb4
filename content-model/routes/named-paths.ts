/** The pages that code names (specification, section 2). Other paths are only in their content type's record. */
export const PAGE_PATHS = {
  home: '/',
  about: '/about',
  team: '/about/team',
  careers: '/careers',
  services: '/services',
  contact: '/contact',
} as const

/** The page that confirms that a request has arrived. Search engines omit it. */
export const THANKS_PATH = '/contact/thanks'

/** The contact page's parameter that names a request's service, such as `/contact?service=tax-planning`. */
export const SERVICE_PARAMETER = 'service'

/** Where `gatsby develop` reports content problems to its pages. Gatsby's own paths for development begin like this. */
export const PROBLEMS_PATH = '/___content-problems'
