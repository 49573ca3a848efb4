/** What could not be kept in the tab's own storage, for as long as the page lives. */
const memory = new Map<string, string>()

/**
 * Reads what was kept for this tab under a key. Storage may be switched off, full or forbidden: then it is what the page
 * itself remembers.
 */
export function readKept(key: string): string | undefined {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return memory.get(key)
  }
}

/** Keeps a text for this tab, over reloads where the browser lets it, until the tab is closed. */
export function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** Forgets what was kept under a key. */
export function forget(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
