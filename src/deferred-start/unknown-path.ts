declare global {
  interface Window {
    /** The path that has been logged. It is on the window, because the start script and the app are separate bundles. */
    unknownPath?: string
  }
}

/** Logs an unknown path to the browser's console, once. */
export function logUnknownPath(path: string): void {
  if (window.unknownPath === path) return
  window.unknownPath = path
  console.warn(`404: ${path}`)
}
