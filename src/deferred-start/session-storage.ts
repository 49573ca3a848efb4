/** Text that could not be stored, because storage is off, full, or blocked. It lasts only as long as the page. */
const unstored = new Map<string, string>()

/** Stores a string until the tab is closed. An empty string is the same as none. */
export function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

/** Returns a stored string; an empty one if there is none. */
export function readStored(key: string): string {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
