declare global {
  interface Window {
    /** On the window, because either the start script or the app may log it first. */
    unknownPath?: string
  }
}

/** Logs an unknown path to the browser's console, once. */
export function logUnknownPath(path: string): void {
  if (window.unknownPath === path) return
  window.unknownPath = path
  console.warn(`404: ${path}`)
}
