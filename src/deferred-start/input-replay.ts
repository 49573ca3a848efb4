import { keepWords } from './form-autosave'
import { giveUpApp, isAppExpected, onStarted } from './app-ready'

declare global {
  interface Window {
    /** How far down the page was scrolled before the app started. */
    scrolledTo?: number
  }
}

/** How long a form waits for the app before it says what to do instead, in milliseconds. */
const REPLAY_TIMEOUT_MS = 4000

/**
 * Keeps what a visitor does before the app has started from being lost. Links, `<details>`, popovers and the browser's
 * own check of fields work by themselves; here is what does not.
 *
 * @returns a function to call when the app does not arrive. A form that can be posted without it is posted then; others say
 *   what to do instead, and what was to be sent is not sent later by itself, because its visitor may have called meanwhile
 */
export function keepEarlyInput(): () => void {
  const early = new AbortController()
  const { signal } = early
  const { pathname } = location
  const submits = new Map<HTMLFormElement, HTMLElement | null>()
  const faulty = new Set<HTMLFormElement>()
  let hovered: PointerEvent | undefined
  const giveUp = () => {
    giveUpApp()
    for (const form of submits.keys()) if (isPosted(form)) form.requestSubmit()
    submits.clear()
  }

  addEventListener('click', openOrClose, { signal })
  addEventListener('pointerover', (event) => (hovered = event), { signal })
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return
      if (isPosted(event.target) && !isAppExpected()) return
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
    ({ target }) => {
      const form = target instanceof Element && target.closest('form')
      if (form) faulty.add(form)
    },
    { signal, capture: true },
  )

  addEventListener('scroll', () => (window.scrolledTo = Math.max(window.scrolledTo ?? 0, scrollY)), { signal })
  // The way back to a page that the app has shown in the same document, which has been loaded anew since.
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== pathname) location.reload()
    },
    { signal },
  )
  keepWords()

  onStarted(() => {
    early.abort()
    delete window.scrolledTo
    for (const [form, submitter] of submits) form.requestSubmit(submitter)
    for (const form of faulty) if (!submits.has(form)) form.checkValidity()
    if (hovered) enterAgain(hovered)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  return giveUp
}

/** Whether a form can be sent without the app. */
function isPosted({ method }: HTMLFormElement): boolean {
  return method === 'post'
}

/** Opens and closes dialogs: by buttons with `commandfor` where the browser does not know it, and by their backdrop. */
function openOrClose({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement) target.close()
  if (!(target instanceof Element) || 'commandForElement' in HTMLButtonElement.prototype) return
  const button = target.closest('button[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** Tells the app of the pointer that rests on something: what opens on hovering has not heard that it came. */
function enterAgain({ target, pointerType }: PointerEvent): void {
  // A finger that left leaves its last element hovered.
  if (pointerType === 'touch' || !(target instanceof Element) || !target.matches(':hover')) return
  for (const type of ['pointerover', 'mouseover']) {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  }
}
