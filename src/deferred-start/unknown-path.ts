declare global {
  interface Window {
    /** Set on the window, because the start script and the app are separate scripts and either may run this first. */
    unknownPath?: string
  }
}

/** Logs an unknown path to the browser's console, once. */
export function logUnknownPath(path: string): void {
  if (window.unknownPath === path) return
  window.unknownPath = path
  // A warning rather than an error, because the site works and only a link is broken.
  console.warn(`404: ${path}`)
}
