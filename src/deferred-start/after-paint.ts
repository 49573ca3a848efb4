/**
 * Acts each time that the page has been shown and painted, also on the way back to it. What is not needed for the first
 * paint waits for this: the first access to storage, for example, blocks the page for milliseconds.
 */
export function afterPaint(action: () => void): void {
  addEventListener('pageshow', () => {
    requestAnimationFrame(() => setTimeout(action))
  })
}
