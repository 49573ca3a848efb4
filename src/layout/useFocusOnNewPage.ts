import { useOnPathChange } from './useOnPathChange'

/**
 * Moves the focus to the heading of a new page, or to the target of the address's anchor. The link that had the focus is
 * gone, so keyboard users would start at the top again, and screen readers would announce nothing.
 */
export function useFocusOnNewPage(path: string): void {
  useOnPathChange(path, () => {
    // The router moves the focus to its wrapper in a later effect of this update. A microtask comes after all effects.
    queueMicrotask(focusNewPage)
  })
}

function focusNewPage(): void {
  const { location, scrollX, scrollY } = window
  const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // WebKit would still scroll to the router's wrapper, which had the focus before. Scrolling to the present position
  // cancels that.
  window.scrollTo(scrollX, scrollY)
}
