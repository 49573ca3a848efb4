import { useEffect, useRef } from 'react'

/**
 * Calls an action when another page is shown, but not for the first page: there, a visitor may have opened a menu
 * before the app started.
 */
export function useOnPathChange(path: string, action: () => void): void {
  const previousPath = useRef(path)
  useEffect(() => {
    if (previousPath.current === path) return
    previousPath.current = path
    action()
  })
}
