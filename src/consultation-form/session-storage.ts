/** Values that could not be written to session storage. They last as long as the page. */
const memory = new Map<string, string>()

/**
 * Reads the value stored for this tab under a key. If storage is disabled, full, or blocked, reads the value that the
 * page itself remembers.
 */
export function getItem(key: string): string | undefined {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return memory.get(key)
  }
}

/** Stores a text for this tab until it is closed. It survives reloads if the browser allows storage. */
export function setItem(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** Deletes the value stored under a key. */
export function removeItem(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}
