/**
 * The maximum number of diamonds in a rating. It is separate from the schemas, so that a page can show it without them.
 */
export const HIGHEST_RATING = 5
