const APP_READY = 'site-started'

/**
 * Marks the root element with `data-app` while the app is running or loading. Without the mark, styles show what to do
 * instead of using the parts that need the app. This is also the case if the start script does not run.
 */
export function expectApp(): void {
  document.documentElement.dataset.app = ''
}

/** Announces that the app now handles the page's controls. */
export function announceAppReady(): void {
  dispatchEvent(new Event(APP_READY))
  expectApp()
}

/** Calls an action once the app handles the page's controls. */
export function onAppReady(action: () => void): void {
  addEventListener(APP_READY, action, { once: true })
}

/** Removes the mark. The page stays as it was rendered at build time. */
export function markAppUnavailable(): void {
  delete document.documentElement.dataset.app
}

/** Whether the app is running or loading. */
export function isAppExpected(): boolean {
  return 'app' in document.documentElement.dataset
}
