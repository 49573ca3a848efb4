/** Where `gatsby develop` tells its pages of problems in the content; Gatsby's own paths for development begin alike. */
export const PROBLEMS_PATH = '/___content-problems'
