import { useEffect, useRef } from 'react'

/** Acts when another page is shown. The first may have been used before the app started. */
export function useOnPathChange(path: string, action: () => void): void {
  const previousPath = useRef(path)
  useEffect(() => {
    if (previousPath.current === path) return
    previousPath.current = path
    action()
  })
}
