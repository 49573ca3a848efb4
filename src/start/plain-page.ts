/** What the browser's history notes of a page whose app has failed; it goes with the page's place in the history. */
const PLAIN = 'plain'

/**
 * Loads the page again and leaves it as the server wrote it: readable, with links that lead on, and without the app that
 * has failed and would most likely fail again. The next page starts as usual.
 */
export function loadPlainPage(): void {
  history.replaceState(PLAIN, '')
  location.reload()
}

/** Whether the page is to stay as the server wrote it. */
export function isPlainPage(): boolean {
  return history.state === PLAIN
}
