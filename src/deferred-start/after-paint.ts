/**
 * Calls an action whenever the page has come up and been painted. What reads the browser's storage is to wait for it: the
 * first look into it waits for another process, for several milliseconds.
 */
export function onShown(action: () => void): void {
  addEventListener('pageshow', () => {
    requestAnimationFrame(() => setTimeout(action))
  })
}
