import { focusNewPage } from './focus-management'
import { useOnPathChange } from './useOnPathChange'

/** Moves the focus to each page that a client-side navigation shows. */
export function useFocusOnNewPage(path: string): void {
  useOnPathChange(path, () => {
    // The router focuses its own wrapper in a later effect of the same update. The microtask runs after all of them.
    queueMicrotask(() => {
      focusNewPage(window.location.hash)
    })
  })
}
