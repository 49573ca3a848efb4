const KB = 1024

/** The maximum sizes of the parts of a page, in bytes transferred over the network. */
export const BUDGETS = {
  /** The HTML: the ten packets of 1,460 bytes that a server sends before it waits for the browser, less headers. */
  document: 14_200,
  startScript: 1_700,
  scripts: 96 * KB,
  /** Everything but images that navigating from the home page to a service loads. */
  navigation: 12 * KB,
  fonts: 27 * KB,
  /** Everything but photographs that a phone loads on its first visit to a page, before the app starts. */
  firstVisit: 60 * KB,
} as const

/** What each entry with a collapsed text, such as an open position, may add to the HTML, because visitors do not see it first. */
const COLLAPSED_ENTRY = 600

/** How many items of lists a page has room for, and what each further one may add to the HTML. */
const ITEMS = { most: 64, further: 70 }

/** Returns the maximum size of a page's HTML, in compressed bytes. */
export function documentBudget(html: string): number {
  const summaries = html.split('<summary').slice(1)
  // The menu and the footnotes have no headings in their summaries.
  const entries = summaries.filter((rest) => /<h[2-6]\b/.test(rest.split('</summary>', 1)[0] ?? ''))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const furtherItems = Math.max(0, main.split('<li').length - 1 - ITEMS.most)
  return BUDGETS.document + COLLAPSED_ENTRY * entries.length + ITEMS.further * furtherItems
}
