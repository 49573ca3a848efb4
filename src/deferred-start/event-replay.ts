import { isAppExpected, markAppUnavailable, onAppReady } from './app-ready'
import { autosaveDrafts } from './form-autosave'

declare global {
  interface Window {
    /** How far down the page was scrolled before the app started. */
    scrolledTo?: number
  }
}

/** How long a submitted form waits for the app. */
const REPLAY_TIMEOUT_MS = 4000

/**
 * Records what a visitor does before the app starts, and replays it then.
 *
 * @returns what to call if the app fails to load. The browser then reports a form’s faults, and posts forms if it can.
 *   Others say what to do, and are not sent later, because the visitor may have called
 */
export function recordEarlyEvents(): () => void {
  const early = new AbortController()
  const { signal } = early
  const { pathname } = location
  const submits = new Map<HTMLFormElement, HTMLElement | null>()
  const faulty = new Set<HTMLFormElement>()
  let hovered: PointerEvent | undefined
  const giveUp = () => {
    markAppUnavailable()
    for (const form of faulty) form.reportValidity()
    for (const form of submits.keys()) if (isPostForm(form)) form.requestSubmit()
    submits.clear()
  }

  addEventListener('pointerover', (event) => (hovered = event), { signal })
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return
      if (isPostForm(event.target) && !isAppExpected()) return
      event.preventDefault()
      submits.set(event.target, event.submitter)
      setTimeout(() => {
        if (!signal.aborted) giveUp()
      }, REPLAY_TIMEOUT_MS)
    },
    { signal },
  )
  addEventListener(
    'invalid',
    (event) => {
      const { target } = event
      const form = target instanceof HTMLElement && target.closest('form')
      if (!form || !isAppExpected()) return
      // The app’s messages replace the browser’s, which would focus the first invalid field.
      event.preventDefault()
      if (form.querySelector('[id]:invalid') === target) target.focus()
      faulty.add(form)
    },
    { signal, capture: true },
  )

  addEventListener('scroll', () => (window.scrolledTo = Math.max(window.scrolledTo ?? 0, scrollY)), { signal })
  // Handles Back to a page of the app in the same document, if it has been reloaded since.
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== pathname) location.reload()
    },
    { signal },
  )
  autosaveDrafts()

  onAppReady(() => {
    early.abort()
    delete window.scrolledTo
    for (const [form, submitter] of submits) form.requestSubmit(submitter)
    for (const form of faulty) if (!submits.has(form)) form.checkValidity()
    if (hovered) replayHover(hovered)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  return giveUp
}

function isPostForm({ method }: HTMLFormElement): boolean {
  return method === 'post'
}

/** Replays the hover of a resting pointer. */
function replayHover({ target, pointerType }: PointerEvent): void {
  // After a touch ends, its last element stays hovered.
  if (pointerType === 'touch' || !(target instanceof Element) || !target.matches(':hover')) return
  for (const type of ['pointerover', 'mouseover']) {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  }
}
