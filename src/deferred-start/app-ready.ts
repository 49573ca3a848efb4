const STARTED = 'site-started'

/**
 * Marks the root element with `data-app` while the app runs or is on its way. Without the mark the styles of what needs
 * the app say what to do instead, and so they do where the start script does not run.
 */
export function expectApp(): void {
  document.documentElement.dataset.app = ''
}

/** Says that the page's controls are handled by the app from now on. */
export function announceStart(): void {
  dispatchEvent(new Event(STARTED))
  expectApp()
}

/** Calls an action once the page's controls are handled by the app. */
export function onStarted(action: () => void): void {
  addEventListener(STARTED, action, { once: true })
}

/** Takes the mark away: the page stays as the server wrote it. */
export function giveUpApp(): void {
  delete document.documentElement.dataset.app
}

/** Whether the app runs or is on its way. */
export function isAppExpected(): boolean {
  return document.documentElement.dataset.app !== undefined
}
