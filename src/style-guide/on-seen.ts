/** How far below the window what is drawn late begins to be drawn. */
const AHEAD = '400px'

/**
 * Waits until an element is about to come into view.
 *
 * @param element the element
 * @param then called once
 * @returns a function that ends the waiting
 */
export function onSeen(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
