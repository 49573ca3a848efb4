/** A kilobyte in bytes, as browser developer tools count it. */
export const BYTES_PER_KB = 1024

/** The maximum sizes of the parts of a page, in bytes transferred over the network. */
export const BUDGETS = {
  /** The HTML, which should fit into the initial congestion window of a connection. */
  document: 14_600,
  /**
   * What each entry with a collapsed text, such as an open position, may add to the HTML: about 250 words and their markup.
   * Visitors do not see them first, and no markup could be small enough for a list of any length.
   */
  collapsedEntry: 600,
  /** What each item of a list, such as a service of the overview, may add to the HTML of a page with more than {@link MANY_ITEMS}. */
  furtherItem: 40,
  scripts: 96 * BYTES_PER_KB,
  /** Everything but images that navigating from the home page to a service loads. */
  navigation: 12 * BYTES_PER_KB,
  fonts: 27 * BYTES_PER_KB,
  /** Everything but photographs that a phone loads on its first visit to a page, before the app starts. */
  firstVisit: 65 * BYTES_PER_KB,
} as const

/** How many items of lists a page has room for. */
const MANY_ITEMS = 64

/** Returns the maximum size of a page's HTML, in compressed bytes. */
export function documentBudget(html: string): number {
  const summaries = html.split('<summary').slice(1)
  // The menu and the footnotes have no headings in their summaries.
  const entries = summaries.filter((rest) => /<h[2-6]\b/.test(rest.split('</summary>', 1)[0] ?? ''))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const furtherItems = Math.max(0, main.split('<li').length - 1 - MANY_ITEMS)
  return BUDGETS.document + BUDGETS.collapsedEntry * entries.length + BUDGETS.furtherItem * furtherItems
}
