import { useEffect, useRef } from 'react'

/** Acts when another page is shown, but not for the first page: the visitor may have used that before the app started. */
export function useOnPathChange(path: string, action: () => void): void {
  const previousPath = useRef(path)
  useEffect(() => {
    if (previousPath.current === path) return
    previousPath.current = path
    action()
  })
}
