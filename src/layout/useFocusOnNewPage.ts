import { useOnPathChange } from './useOnPathChange'

/** Focuses a new page's heading, or the hash's target: the link that had the focus is gone. */
export function useFocusOnNewPage(path: string): void {
  useOnPathChange(path, () => {
    // The router focuses its wrapper in a later effect of this update. The microtask follows all of them.
    queueMicrotask(focusNewPage)
  })
}

function focusNewPage(): void {
  const { location, scrollX, scrollY } = window
  const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // The router focused its wrapper, to which WebKit would scroll. A scroll to the present place cancels that.
  window.scrollTo(scrollX, scrollY)
}
