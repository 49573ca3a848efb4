/** A kilobyte in bytes, as developer tools of browsers count it. */
export const KB = 1024

/** What a page may weigh at most, in bytes as they go over the line. */
export const BUDGETS = {
  /** What arrives in the first flight of a connection. */
  document: 14_600,
  /** All that a page's app starts with. */
  scripts: 95 * KB,
  /** What going to a service from the home page loads besides pictures. */
  navigation: 12 * KB,
  /** The fonts that a page fetches ahead. */
  fonts: 40 * KB,
} as const
