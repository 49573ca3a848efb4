import { useEffect, useRef } from 'react'

/** Calls an action when another page is shown. A visitor may have used the first page before the app started. */
export function useOnPathChange(path: string, action: () => void): void {
  const previousPath = useRef(path)
  useEffect(() => {
    if (previousPath.current === path) return
    previousPath.current = path
    action()
  })
}
