import { entryKey } from '../deferred-start/entry-key'
import { readStored, store } from '../deferred-start/session-storage'

/**
 * The key of the history entry that is shown. Entries that the browser has added by itself, for a document or an anchor, get
 * one here. Without one, all entries with the same path would share a scroll position.
 */
function ensureEntryKey(): string {
  if (!window.history.state) window.history.replaceState({ key: `${Date.now()}` }, '')
  return entryKey()
}

/** Stores how far down the page is scrolled, in CSS pixels, for the history entry that is shown. */
function recordScroll(): void {
  store(ensureEntryKey(), `${window.scrollY}`)
}

/** The entry to which Back or Forward is leading, and its position in CSS pixels, or an empty string. */
let target = { entry: '', top: '' }

/**
 * Lets the app restore the scroll position while it runs, instead of the browser. On Back, Firefox scrolls before the app
 * has shown the other page. Gatsby's own record of positions knows neither what was scrolled before the app started, nor
 * entries that differ only in their anchor: a jump would overwrite the position to which Back should return.
 */
export function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set('manual')()
  window.addEventListener('pagehide', set('auto'))
  window.addEventListener('pageshow', set('manual'))
  recordScroll()
  window.addEventListener('scroll', recordScroll, { passive: true })
  // Until the page is shown, positions of the page that is left are recorded for this entry, too.
  window.addEventListener('popstate', () => {
    const entry = ensureEntryKey()
    target = { entry, top: readStored(entry) }
  })
}

/**
 * Scrolls to where the entry was left to which Back or Forward has led. An entry without a record is a new anchor, or was
 * left before the app started: the browser has scrolled then.
 */
export function restoreScroll(): void {
  const { entry, top } = target
  // The visitor may have followed a link before the page was shown.
  if (top && entry === entryKey()) window.scrollTo(0, Number(top))
  target = { entry: '', top: '' }
}
