/** What the browser's history notes of a page whose app has failed, until the page is there again. */
const PLAIN = 'plain'

/**
 * Loads the page again and leaves it as the server wrote it: readable, with links that lead on, and without the app that
 * has failed and would most likely fail again. The next page starts as usual, and so does this one when its visitor loads
 * it anew.
 */
export function loadPlainPage(): void {
  history.replaceState(PLAIN, '')
  location.reload()
}

/** Whether the page is to stay as the server wrote it; asked once, as it does so for one load only. */
export function isPlainPage(): boolean {
  if (history.state !== PLAIN) return false
  history.replaceState(null, '')
  return true
}
