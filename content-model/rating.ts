/** The highest rating. In the module of the schema, it would make pages that show ratings load zod. */
export const HIGHEST_RATING = 5
