/** The maximum rating, apart from the schemas, which pages need not load. */
export const HIGHEST_RATING = 5
