import { useOnPathChange } from './useOnPathChange'

/** Moves the focus to the heading of a new page, or the target of the hash: the link that had it is gone. */
export function useFocusOnNewPage(path: string): void {
  useOnPathChange(path, () => {
    // The router focuses its own wrapper in a later effect of the same update. The microtask runs after all of them.
    queueMicrotask(focusNewPage)
  })
}

function focusNewPage(): void {
  const { location, scrollX, scrollY } = window
  const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // The router has focused its wrapper, and WebKit would soon scroll to it. A scroll to where the page is cancels that.
  window.scrollTo(scrollX, scrollY)
}
