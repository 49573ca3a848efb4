/** The history state of a page whose app has failed, until the page has been reloaded. */
const WITHOUT_APP = 'plain'

/**
 * Reloads the page and leaves it as static HTML: readable, with working links, and without the app, which has failed and
 * would most likely fail again. The next page starts normally, and so does this one if the visitor reloads it.
 */
export function reloadWithoutApp(): void {
  history.replaceState(WITHOUT_APP, '')
  location.reload()
}

/** Whether the page should stay static HTML. Call this once per load, because it also resets the state. */
export function isWithoutApp(): boolean {
  if (history.state !== WITHOUT_APP) return false
  history.replaceState(null, '')
  return true
}
