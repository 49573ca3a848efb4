import { expectApp, isAppExpected, markAppUnavailable, onAppReady, onAppUnavailable } from './app-ready'
import { FIELD_SELECTOR } from './form-autosave'

/**
 * How long a submitted form waits for the app, in milliseconds. The form says that it is being sent, and after ten seconds
 * without progress, people turn to something else (Jakob Nielsen, “Response Times: The 3 Important Limits”).
 */
const START_TIMEOUT_MS = 10_000

/**
 * How long the faults of a submitted form wait for the app and its messages, in milliseconds, before the browser reports
 * them. After a second, people notice that they wait (same source).
 */
const FAULTS_TIMEOUT_MS = 1000

/** The form that visitors fill in. It is looked up each time, because anything may replace elements of the page. */
const currentForm = () => document.querySelector<HTMLInputElement>(FIELD_SELECTOR)?.form

/**
 * Answers a visitor who submits the form before the app starts, and submits it again once the app runs.
 *
 * A submitted form says at once that it is being sent. If the app fails to start, the browser posts the form if the delivery
 * allows that. A form that only the app can send says what to do instead. It is not sent later, even if the app loads after
 * all, unless the visitor sends it again: the visitor may have called the firm meanwhile.
 */
export function answerEarlySubmits(): void {
  const early = new AbortController()
  const { signal } = early
  /** Whether a submitted form waits for the app, or for the response to a post. */
  let isPending = false
  /** Whether the browser has posted the form that is pending. */
  let isPosted = false
  /** Whether the form was submitted with faults. */
  let isFaulty = false
  /** Whether the visitor has gone on to something else since then. Nothing moves the focus any more. */
  let hasMovedOn = false
  /** Whether the browser reports these faults, because the app doesn’t. */
  let isReporting = false
  let timeout: ReturnType<typeof setTimeout>
  let sendAgain: () => void = () => undefined

  const setPending = (next: boolean) => {
    isPending = next
    currentForm()?.setAttribute('aria-busy', `${next}`)
    clearTimeout(timeout)
    removeEventListener('beforeunload', warn)
  }
  const holdApp = () => {
    window.saidUnsent = new Promise((resolve) => (sendAgain = resolve))
  }
  const reportFaults = () => {
    // The browser moves the focus to the first fault, which a visitor who has gone on to another field would not expect.
    if (!isFaulty || signal.aborted || hasMovedOn) return
    isReporting = true
    currentForm()?.reportValidity()
    isReporting = false
  }

  onAppUnavailable(() => {
    reportFaults()
    if (!isPending || isPosted) return
    setPending(false)
    holdApp()
    const form = currentForm()
    if (form && isPostForm(form)) form.requestSubmit()
  })

  addEventListener(
    'submit',
    (event) => {
      const form = currentForm()
      if (!form || event.target !== form) return
      if (isPending) {
        event.preventDefault()
        return
      }
      setPending(true)
      isPosted = isPostForm(form) && !isAppExpected()
      if (isPosted) {
        // An app that arrives now would send the form again.
        holdApp()
        return
      }
      event.preventDefault()
      isFaulty = false
      timeout = setTimeout(markAppUnavailable, START_TIMEOUT_MS)
      addEventListener('beforeunload', warn)
      expectApp()
      // While a form is being submitted, browsers ignore that an app that has waited submits it, too.
      setTimeout(sendAgain)
    },
    { signal },
  )
  addEventListener(
    'invalid',
    (event) => {
      const form = currentForm()
      if (!form || isReporting || !isAppExpected()) return
      // The app’s messages replace the browser’s. The focus stays until there are any.
      event.preventDefault()
      if (event.target !== firstFault(form)) return
      isFaulty = true
      hasMovedOn = false
      setTimeout(reportFaults, FAULTS_TIMEOUT_MS)
    },
    { signal, capture: true },
  )
  // A browser that goes back to a page that it has kept shows it as it was when it posted the form.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) setPending(false)
    },
    { signal },
  )

  for (const type of ['focusin', 'input']) addEventListener(type, () => (hasMovedOn ||= !isReporting), { signal })

  onAppReady(() => {
    early.abort()
    const isSubmitted = isPending
    setPending(false)
    const form = currentForm()
    if (isSubmitted || (isFaulty && !hasMovedOn)) form?.requestSubmit()
    else if (isFaulty) form?.checkValidity()
  })
}

function isPostForm({ method }: HTMLFormElement): boolean {
  return method === 'post'
}

function firstFault(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[id]:invalid')
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
