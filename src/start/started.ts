const STARTED = 'site-started'

/** Says that the page's controls are handled by the app from now on. */
export function announceStart(): void {
  document.dispatchEvent(new Event(STARTED))
}

/** Calls an action once the page's controls are handled by the app. */
export function onStarted(action: () => void): void {
  document.addEventListener(STARTED, action, { once: true })
}
