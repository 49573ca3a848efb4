import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { onAppReady } from '../deferred-start/app-ready'
import { reloadWithoutApp } from '../deferred-start/reload-without-app'

/** Before React handles any of these events, it would hydrate the whole page at once. */
const BLOCKING_EVENTS = (
  'keydown keypress keyup beforeinput input change compositionstart compositionend paste cut ' +
  'pointerdown pointerup mousedown mouseup touchstart touchend click contextmenu'
).split(' ')

/**
 * Hydrates the page in slices of a few milliseconds, between which the browser handles what the visitor does. Until the app is ready,
 * elements work as they do without it.
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  const hydration = new AbortController()
  const keepFromReact = (event: Event) => {
    event.stopPropagation()
  }
  for (const type of BLOCKING_EVENTS) {
    addEventListener(type, keepFromReact, { capture: true, signal: hydration.signal })
  }
  onAppReady(() => {
    hydration.abort()
  })
  startTransition(() => {
    // The page's error boundary handles errors; one that it could not handle has emptied the page.
    hydrateRoot(container, element, { onUncaughtError: reloadWithoutApp })
  })
}
