import { useOnPathChange } from './useOnPathChange'

/**
 * Moves the focus to the heading of a new page, or to the target of the address's anchor. The link that had the focus is
 * gone, so keyboard users would start at the top again, and screen readers would announce nothing. If Back or Forward has
 * returned to a part of the page where neither is in view, the focus moves to the link that leads to the page that was left,
 * which the visitor has probably followed, or to the first heading there: from a heading out of view, the next Tab would
 * scroll away.
 */
export function useFocusOnNewPage(path: string): void {
  useOnPathChange(path, (left) => {
    // The router moves the focus to its wrapper in a later effect of this update. A microtask comes after all effects.
    queueMicrotask(() => {
      focusNewPage(left)
    })
  })
}

/** Whether the beginning of an element is in view. The position after a jump can be a fraction of a pixel above. */
function isInView(element: Element): boolean {
  const [box] = element.getClientRects()
  return box !== undefined && box.top > -1 && box.top < window.innerHeight
}

function focusNewPage(left: string): void {
  const { location, scrollX, scrollY } = window
  const start = document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('h1')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(({ pathname }) => pathname === left)
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3)')
  const target = [...(start ? [start] : []), ...links, ...headings].find(isInView) ?? start
  if (!target) return
  // A link is a tab stop already.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // WebKit would still scroll to the router's wrapper, which had the focus before. Scrolling to the present position
  // cancels that.
  window.scrollTo(scrollX, scrollY)
}
