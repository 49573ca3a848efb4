import { useEffect, useRef } from 'react'

/** The visible share of a drawing at which its animation begins. */
const VISIBLE_RATIO = 0.25

/**
 * Marks an element with `data-awaiting` until it comes into view, when its animation begins. An element that has been in
 * view before, even before the app started, is never marked: the visitor has seen it complete, and would see it vanish.
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
        } else if (element.dataset.awaiting === undefined || entry.intersectionRatio >= VISIBLE_RATIO) {
          delete element.dataset.awaiting
          observer.disconnect()
        }
      },
      { threshold: [0, VISIBLE_RATIO] },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return ref
}
