/** A kilobyte in bytes, as browser developer tools count it. */
export const BYTES_PER_KB = 1024

/** The maximum sizes of the parts of a page, in bytes transferred over the network. */
export const BUDGETS = {
  /** The HTML, which should fit into the initial congestion window of a connection. */
  document: 14_600,
  scripts: 95 * BYTES_PER_KB,
  /** Everything but images that navigating from the home page to a service loads. */
  navigation: 12 * BYTES_PER_KB,
  fonts: 27 * BYTES_PER_KB,
  /** Everything that a phone loads on its first visit to a page, before the app starts. */
  firstVisit: 65 * BYTES_PER_KB,
} as const
