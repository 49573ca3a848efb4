/**
 * What a visitor does before they can want something of the page. A scroll is among them because the trails below the
 * first screen are drawn as they come into view. The pointer has to move: browsers send `pointerover` also when a page
 * comes up under a pointer that rests.
 */
const INTENTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/** Calls an action once, at the first sign that the visitor is about to use the page. */
export function onFirstIntention(action: () => void): void {
  const first = new AbortController()
  const act = ({ type }: Event) => {
    // Until it is complete the browser itself scrolls a page: to the address's hash, or to where the visitor left it.
    if (type === 'scroll' && document.readyState !== 'complete') return
    first.abort()
    action()
  }
  for (const intention of INTENTIONS) {
    addEventListener(intention, act, { capture: true, passive: true, signal: first.signal })
  }
}
