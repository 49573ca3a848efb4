const APP_READY = 'site-started'

/** Marks the root element while the app runs or loads. Otherwise, styles show what to do without it. */
export function expectApp(): void {
  document.documentElement.dataset.app = ''
}

export function announceAppReady(): void {
  dispatchEvent(new Event(APP_READY))
  expectApp()
}

export function onAppReady(action: () => void): void {
  addEventListener(APP_READY, action, { once: true })
}

/** Removes the mark: the page stays as it was rendered at build time. */
export function markAppUnavailable(): void {
  delete document.documentElement.dataset.app
}

export function isAppExpected(): boolean {
  return 'app' in document.documentElement.dataset
}
