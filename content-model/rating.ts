/** The maximum rating, separate from the schemas, so that a page can show it without them. */
export const HIGHEST_RATING = 5
