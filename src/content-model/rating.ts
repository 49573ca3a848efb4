/** The most diamonds a client can give. It stands apart from the schemas, so that a page can show it without them. */
export const HIGHEST_RATING = 5
