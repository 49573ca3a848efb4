const APP_READY = 'site-started'
const APP_UNAVAILABLE = 'site-unavailable'

declare global {
  interface Window {
    /**
     * Set once the page has said that the form could not be sent, and resolved when the visitor sends it again. An app that
     * arrives before that waits, because it would withdraw what was said, and show an idle form.
     */
    saidUnsent?: Promise<void>
  }
}

/**
 * Marks the root element while the app runs or loads. A page without a mark has no app at all, because the browser lacks what
 * it needs, or runs no scripts. Styles then show what to do without the app.
 */
export function expectApp(): void {
  document.documentElement.dataset.app = ''
}

/** Tells the start script that the app runs. They are separate bundles, so they communicate by an event. */
export function announceAppReady(): void {
  dispatchEvent(new Event(APP_READY))
  expectApp()
}

/** Acts once, when the app runs. */
export function onAppReady(action: () => void): void {
  addEventListener(APP_READY, action, { once: true })
}

/** Changes the mark, because the app will not run: the page stays as the build rendered it. */
export function markAppUnavailable(): void {
  document.documentElement.dataset.app = 'unavailable'
  dispatchEvent(new Event(APP_UNAVAILABLE))
}

/** Acts each time that the app turns out to be unavailable. */
export function onAppUnavailable(action: () => void): void {
  addEventListener(APP_UNAVAILABLE, action)
}

/** Whether the app runs or loads. */
export function isAppExpected(): boolean {
  return document.documentElement.dataset.app === ''
}
