/**
 * After a client-side navigation, moves the focus to the heading of the new page, or to the target of the address's
 * hash if the page has it. Gatsby announces the heading; without this, the focus would stay on a link that is gone.
 *
 * @param hash the address's hash with its `#`, or an empty string
 */
export function focusNewPage(hash: string): void {
  const target = targetOf(hash) ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // The router has focused its wrapper, and WebKit would soon scroll to it. A scroll to where the page is cancels that.
  window.scrollTo(window.scrollX, window.scrollY)
}

function targetOf(hash: string): HTMLElement | null {
  if (!hash) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A percent sign that does not begin an escape, as a visitor might type it.
    return document.getElementById(hash.slice(1))
  }
}
