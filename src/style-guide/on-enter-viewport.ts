/** How far below the viewport an element may be when its drawing starts. */
const ROOT_MARGIN = '400px'

/**
 * Waits until an element is about to come into view.
 *
 * @param element the element
 * @param then called once
 * @returns a function that stops waiting
 */
export function onEnterViewport(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: ROOT_MARGIN },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
