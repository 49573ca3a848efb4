/**
 * Leaves the scroll position to the app while it runs. On Back, Firefox would scroll before the app shows the other
 * page, and Gatsby would record that for the page that is left.
 */
export function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set('manual')()
  window.addEventListener('pagehide', set('auto'))
  window.addEventListener('pageshow', set('manual'))
}
