declare global {
  interface Window {
    /** The start script and the app are two scripts, and both may be the first to know. */
    unknownPath?: string
  }
}

/**
 * Writes an unknown path to the browser's console, once.
 *
 * @param path the path that leads to no page
 */
export function writeUnknownPath(path: string): void {
  if (window.unknownPath === path) return
  window.unknownPath = path
  // A warning: the site works, a link somewhere does not.
  console.warn(`404: ${path}`)
}
