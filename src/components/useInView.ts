import { useEffect, useRef } from 'react'

/** The share of a drawing that is seen when it begins to be drawn. */
const SEEN = 0.25

/**
 * Marks an element with `data-awaiting` while it is still to come into view, so that its styles can begin an animation
 * then. What is or was in view before, also before the app started, is never marked: it has been seen complete. Without
 * script the mark never appears, and what waits for it is shown.
 *
 * @returns the ref of the element
 */
export function useInView<Waiting extends HTMLElement | SVGElement>() {
  const ref = useRef<Waiting>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const scrolledTo = window.scrolledTo ?? 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const unseenFrom = Math.max(scrolledTo - window.scrollY, 0) + window.innerHeight
        if (element.dataset.awaiting === undefined && entry.boundingClientRect.top >= unseenFrom) {
          element.dataset.awaiting = ''
        } else if (element.dataset.awaiting === undefined || entry.intersectionRatio >= SEEN) {
          delete element.dataset.awaiting
          observer.disconnect()
        }
      },
      { threshold: [0, SEEN] },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return ref
}
