/**
 * What a visitor does before they can want something of the page. The wheel is among them because the trails below the
 * first screen are drawn as they come into view; browsers send `scroll` also when they scroll a page to its address's
 * hash, and `pointerover` when a page comes up under a pointer that rests.
 */
const INTENTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin']

/**
 * Calls an action once, at the first sign that the visitor is about to use the page.
 *
 * @returns a function that calls it without waiting for a sign
 */
export function onFirstIntention(action: () => void): () => void {
  const first = new AbortController()
  const act = () => {
    if (first.signal.aborted) return
    first.abort()
    action()
  }
  for (const intention of INTENTIONS) {
    addEventListener(intention, act, { capture: true, passive: true, signal: first.signal })
  }
  return act
}
