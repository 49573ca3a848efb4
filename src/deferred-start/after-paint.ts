/** Acts after each show of the page is painted. The first access to storage blocks for milliseconds. */
export function afterPaint(action: () => void): void {
  addEventListener('pageshow', () => {
    requestAnimationFrame(() => setTimeout(action))
  })
}
