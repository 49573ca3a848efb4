/**
 * Events that precede any interaction with the page. `wheel` is included because the trails below the first screen are
 * drawn as they come into view. `scroll` and `pointerover` are not: browsers also fire `scroll` when they scroll to the
 * URL's hash, and `pointerover` when a page appears under a resting pointer.
 */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin']

/**
 * Calls an action once, at the first sign that the visitor is about to interact with the page.
 *
 * @returns a function that calls the action immediately, unless it was already called
 */
export function onFirstInteraction(action: () => void): () => void {
  const first = new AbortController()
  const act = () => {
    if (first.signal.aborted) return
    first.abort()
    action()
  }
  for (const type of INTERACTION_EVENTS) {
    addEventListener(type, act, { capture: true, passive: true, signal: first.signal })
  }
  return act
}
