/** The path where `gatsby develop` reports content problems to its pages. Its prefix is that of Gatsby's own dev paths. */
export const PROBLEMS_PATH = '/___content-problems'
