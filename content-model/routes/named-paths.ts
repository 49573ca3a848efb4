/** The pages that code refers to by name (specification, section 2). Every other path is only in its content type's record. */
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

/** The parameter of the contact page's address that names the service of a request, such as `/contact?service=tax-planning`. */
export const SERVICE_PARAMETER = 'service'

/** The path where `gatsby develop` reports content problems to its pages. Its prefix is that of Gatsby's own dev paths. */
export const PROBLEMS_PATH = '/___content-problems'
