/**
 * Events before any interaction. `wheel` is included as trails are drawn in view. `scroll` and `pointerover` also fire
 * without one, for a hash or a resting pointer.
 */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin']

/** How long a visitor must pause: longer than between the keys of a slow typist. */
const PAUSE_MS = 800

/** Acts once, on the event before the first interaction, or when the returned function is called. */
export function onFirstInteraction(action: (event?: Event) => void): () => void {
  const first = new AbortController()
  const act = (event?: Event) => {
    if (first.signal.aborted) return
    first.abort()
    action(event)
  }
  for (const type of INTERACTION_EVENTS) {
    addEventListener(type, act, { capture: true, passive: true, signal: first.signal })
  }
  return () => {
    act()
  }
}

/** Acts once, when the visitor pauses or submits: no letter appears while the app blocks a phone for 250 ms. */
export function afterTyping(action: () => void): void {
  const typing = new AbortController()
  const { signal } = typing
  let pause: ReturnType<typeof setTimeout>
  const act = () => {
    clearTimeout(pause)
    typing.abort()
    action()
  }
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(act, PAUSE_MS)
  }
  for (const type of ['pointerdown', 'focusin', 'input']) addEventListener(type, wait, { capture: true, signal })
  for (const type of ['submit', 'invalid']) addEventListener(type, act, { capture: true, signal })
  wait()
}
