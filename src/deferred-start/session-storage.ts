/** Texts that could not be stored, because storage is disabled, full, or blocked. They last as long as the page. */
const unstored = new Map<string, string>()

/** Stores a text until the tab is closed, so that it survives a reload. An empty text is the same as none. */
export function store(key: string, text: string): void {
  unstored.set(key, text)
  try {
    sessionStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    // The copy in memory stays.
  }
}

/** Returns the text that was stored last; empty if there is none. */
export function readStored(key: string): string {
  let text = unstored.get(key)
  try {
    text ??= sessionStorage.getItem(key) ?? ''
  } catch {
    // If storage cannot be read, nothing was stored.
  }
  return text ?? ''
}
