import { isAppExpected, markAppUnavailable, onAppReady } from './app-ready'
import { autosaveDrafts } from './form-autosave'

declare global {
  interface Window {
    /** How far down the page was scrolled before the app started. */
    scrolledTo?: number
  }
}

/** How long a submitted form waits for the app, in milliseconds. A visitor who sees nothing happen would not wait longer. */
const REPLAY_TIMEOUT_MS = 4000

/**
 * Records what a visitor does before the app starts, and replays it once the app runs.
 *
 * @returns the function to call if the app fails to load. The browser then reports the faults of a submitted form itself,
 *   and posts it if the delivery allows that. A form that only the app can send says what to do instead. It is not sent
 *   later, even if the app loads after all, because the visitor may have called the firm meanwhile
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
  // If the visitor reloads a page of the app and then goes back, the address is that of another page, which only the app
  // could show. The app does not run yet, so the browser loads that page.
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

/** Replays the hover of a pointer that rests on an element, which would otherwise get no event until it moves. */
function replayHover({ target, pointerType }: PointerEvent): void {
  // After a touch has ended, its last element still counts as hovered, although no finger is there.
  if (pointerType === 'touch' || !(target instanceof Element) || !target.matches(':hover')) return
  for (const type of ['pointerover', 'mouseover']) {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  }
}
