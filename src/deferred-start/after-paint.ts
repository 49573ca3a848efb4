/**
 * Calls an action after each show of the page is painted. The first access to storage blocks for several milliseconds.
 */
export function afterPaint(action: () => void): void {
  addEventListener('pageshow', () => {
    requestAnimationFrame(() => setTimeout(action))
  })
}
