/**
 * The events that precede every interaction. `wheel` is one of them, because trails are drawn when they come into view.
 * `submit` and `invalid` are for software that fills in and submits a form for a visitor, without any of the others.
 * `scroll` and `pointerover` are not: browsers also dispatch them without a visitor's doing, for an anchor in the address
 * or for a pointer that rests where the page appears.
 */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'submit', 'invalid']

/** How long a visitor must pause, in milliseconds: longer than a slow typist takes from one key to the next. */
const PAUSE_MS = 800

/** Acts once, at the first event that precedes an interaction, or when the returned function is called. */
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
  return act
}

/**
 * Acts once, when a visitor who fills in a form pauses or submits it. Starting the app blocks a phone for 250 ms, and while
 * it does, no letter that the visitor types would appear.
 */
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
