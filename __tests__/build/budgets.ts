import { FIRST_ROUND_TRIP } from '../../gatsby/output/compressed-files'
import { brotli } from '../../tools/browser/serve-site'

const KB = 1024

/** The maximum sizes of the parts of a page, in bytes transferred over the network. */
export const BUDGETS = {
  /** The HTML arrives in one round trip. */
  document: FIRST_ROUND_TRIP,
  /** The script in each page, which is most of what the browser runs before the first paint. */
  startScript: 2_400,
  /** All scripts with which a page starts, together with the one in the page. */
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

/**
 * How many characters of text a page has room for, outside collapsed entries, and what each further one may add to the HTML.
 * Without this, a sentence that an editor adds would fail the test.
 */
const CHARACTERS = { most: 3_800, further: 0.4 }

/**
 * Returns what is wrong with the size of a page's HTML: nothing, or its size and those of its parts, so that a comparison
 * with the last commit shows which one grew. Sizes are in bytes, compressed. Each part is compressed alone, so that their
 * sum is larger than the page.
 */
export function documentFault(html: string): string {
  const [bytes, most] = [brotli(Buffer.from(html)).length, documentBudget(html)]
  if (bytes <= most) return ''
  const parts = Object.entries(partsOf(html)).map(([name, part]) => `${name} ${brotli(Buffer.from(part)).length}`)
  return `${bytes} bytes, but at most ${most} are allowed; ${parts.join(', ')}`
}

/** Divides a page's HTML into parts that different code writes. */
function partsOf(html: string) {
  const [body, main, footer] = ['<body', '<main', '</main>'].map((tag) => html.indexOf(tag))
  const inline = /<(script|style)\b[^>]*>[^]*?<\/\1>/g
  const tags = html.match(inline) ?? []
  return {
    'start script': tags.filter((tag) => tag.startsWith('<script data-page')).join(''),
    styles: tags.filter((tag) => tag.startsWith('<style')).join(''),
    'rest of the head': html
      .slice(0, body)
      .replace(inline, (tag) => (/^<(?:style|script data-page)/.test(tag) ? '' : tag)),
    header: html.slice(body, main),
    main: html.slice(main, footer),
    footer: html.slice(footer),
  }
}

function documentBudget(html: string): number {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  // Footnotes have no headings in their summaries.
  const entries = (main.match(/<details\b[^]*?<\/details>/g) ?? []).filter((details) =>
    /<h[2-6]\b/.test(details.split('</summary>', 1)[0] ?? ''),
  )
  const furtherItems = Math.max(0, main.split('<li').length - 1 - ITEMS.most)
  const characters = textLength(main) - textLength(entries.join(''))
  const furtherCharacters = Math.max(0, characters - CHARACTERS.most)
  return Math.floor(
    BUDGETS.document +
      COLLAPSED_ENTRY * entries.length +
      ITEMS.further * furtherItems +
      CHARACTERS.further * furtherCharacters,
  )
}

const textLength = (html: string) => html.replace(/<[^>]*>/g, '').length
