/**
 * Leaves scrolling to the running app. On Back, Firefox scrolls before the app shows the other page, and Gatsby would
 * record that for the page left.
 */
export function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set('manual')()
  window.addEventListener('pagehide', set('auto'))
  window.addEventListener('pageshow', set('manual'))
}
