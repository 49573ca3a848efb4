/**
 * Calls an action each time the page has been painted. Reading storage should wait for it, because the first access
 * blocks for several milliseconds on another process.
 */
export function afterPaint(action: () => void): void {
  addEventListener('pageshow', () => {
    requestAnimationFrame(() => setTimeout(action))
  })
}
