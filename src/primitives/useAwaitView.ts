import { useEffect, useRef } from 'react'

/** The share of a drawing that is seen when it begins to be drawn. */
const SEEN = 0.25

/**
 * Marks an element with `data-awaiting` from the moment it is known to be out of view until it has come into view, so
 * that its styles can begin an animation then. Without script the mark never appears, and what waits for it is shown.
 *
 * @returns the ref of the element
 */
export function useAwaitView<Waiting extends HTMLElement | SVGElement>() {
  const ref = useRef<Waiting>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          delete element.dataset.awaiting
          observer.disconnect()
        } else {
          element.dataset.awaiting = ''
        }
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return ref
}
