import { useEffect, useRef } from 'react'

/**
 * Acts when another page is shown, but not for the first page: the visitor may have used that before the app started.
 *
 * @param action gets the path of the page that was left
 */
export function useOnPathChange(path: string, action: (left: string) => void): void {
  const previousPath = useRef(path)
  useEffect(() => {
    const left = previousPath.current
    if (left === path) return
    previousPath.current = path
    action(left)
  })
}
