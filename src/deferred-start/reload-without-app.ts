const WITHOUT_APP = 'plain'

/** Loads the page again without the app, which would most likely fail again. The load after that has the app. */
export function reloadWithoutApp(): void {
  history.replaceState(WITHOUT_APP, '')
  location.reload()
}

/** Whether the page should stay without the app. Calling it resets the answer, so that the next load has the app. */
export function isWithoutApp(): boolean {
  if (history.state !== WITHOUT_APP) return false
  history.replaceState(null, '')
  return true
}
