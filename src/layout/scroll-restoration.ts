/**
 * Leaves the scroll position to Gatsby, which records it for each page. On Back, Firefox would scroll before the app shows the other
 * page, and Gatsby would record that position for the page that the visitor leaves. When the visitor leaves the document, the
 * browser takes over again, because Gatsby restores nothing before it has started.
 */
export function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set('manual')()
  window.addEventListener('pagehide', set('auto'))
  window.addEventListener('pageshow', set('manual'))
}
