import { THANKS_PATH } from '../routes/paths'
import { afterPaint } from './after-paint'

/** The storage key of the draft, and the event by which the app requests it when it shows a form. */
const KEY = 'consultation-words'

/**
 * How long a draft is stored after its last edit, in milliseconds: one hour. This is long enough for an interruption, but
 * short enough that the next person at a shared computer is unlikely to find it.
 */
const DRAFT_LIFETIME_MS = 3_600_000

/**
 * The storage key of a submission whose outcome is unknown; see src/consultation-form/pending-submission.ts. It expires
 * together with its draft.
 */
export const SUBMISSION_KEY = 'consultation-sent'

/** Whether there is a submission with an unknown outcome, which the form reports as soon as it is shown. */
export function isSubmissionKept(): boolean {
  try {
    return SUBMISSION_KEY in sessionStorage
  } catch {
    return false
  }
}

/**
 * The event for a draft that was delivered or discarded. Forms fire it themselves; it is also dispatched on the window,
 * because the form may no longer exist.
 */
const DRAFT_DONE = 'reset'

/** The form fields that visitors fill in, which are those with a label. */
const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [id][name]')

/** Saves form input on every keystroke, so that for an hour it survives a reload or a crash of the tab. */
export function autosaveDrafts(): void {
  /**
   * The copy in memory, because storage may be disabled, full, or blocked. It consists of the time of the last edit and the
   * draft, as a query string.
   */
  let kept = ''
  const store = (words: URLSearchParams | '') => {
    kept = `${+new Date()}&${words}`
    try {
      sessionStorage.setItem(KEY, kept)
    } catch {
      // The copy in memory lasts as long as the page.
    }
  }
  const forgetAll = () => {
    store('')
    if (isSubmissionKept()) sessionStorage.removeItem(SUBMISSION_KEY)
  }
  const restore = () => {
    try {
      kept ||= sessionStorage.getItem(KEY) ?? ''
    } catch {
      // If storage cannot be read, nothing was stored.
    }
    if (parseInt(kept) <= +new Date() - DRAFT_LIFETIME_MS) forgetAll()
    const words = new URLSearchParams(kept)
    for (const field of fields()) field.value ||= words.get(field.name) ?? ''
  }
  // This page is shown after a successful form post without the app.
  if (location.pathname.startsWith(THANKS_PATH)) forgetAll()
  // Also needed if the app starts before the last image has loaded.
  afterPaint(restore)
  addEventListener(KEY, restore)
  addEventListener(DRAFT_DONE, forgetAll)
  addEventListener('input', () => {
    // Typing may begin before the draft is restored, and must not overwrite it.
    if (!kept) restore()
    const words = new URLSearchParams()
    for (const { name, value } of fields()) words.append(name, value)
    store(words)
  })
}

/** Restores the draft in the empty fields of a form that has been added to the page. */
export function restoreDraft(): void {
  dispatchEvent(new Event(KEY))
}

/** Deletes the draft and any submission with an unknown outcome, after the draft was delivered or discarded. */
export function discardDraft(): void {
  dispatchEvent(new Event(DRAFT_DONE))
}
