import { useEffect, useRef } from 'react'

/**
 * Calls an action when another page is shown, and not for the first one: on that, a visitor may have opened a menu before
 * the app started.
 *
 * @param path the path of the page that is shown
 */
export function useNewPath(path: string, action: () => void): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    action()
  })
}
