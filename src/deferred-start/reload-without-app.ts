const WITHOUT_APP = 'plain'

/** Reloads without the app, which would most likely fail again. The next load is normal. */
export function reloadWithoutApp(): void {
  history.replaceState(WITHOUT_APP, '')
  location.reload()
}

/** Whether the page should stay static. Resets the state, so call it once per load. */
export function isWithoutApp(): boolean {
  if (history.state !== WITHOUT_APP) return false
  history.replaceState(null, '')
  return true
}
