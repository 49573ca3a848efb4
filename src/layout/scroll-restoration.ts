/**
 * Lets the app restore the scroll position while it runs, instead of the browser. On Back, Firefox scrolls before the app
 * has shown the other page, and Gatsby would record that position for the page that the visitor leaves.
 */
export function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set('manual')()
  window.addEventListener('pagehide', set('auto'))
  window.addEventListener('pageshow', set('manual'))
}
