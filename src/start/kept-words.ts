import { THANKS_PATH } from '../routes/paths'
import { onShown } from './shown'

const KEY = 'consultation-words'

/**
 * How long a draft is kept after its last edit, and a submission after its last attempt, in milliseconds: an hour. Long enough
 * for an interruption; short enough that the next person at a shared computer is unlikely to find it.
 */
const KEPT_MS = 3_600_000

/** A submission whose fate is not known: see src/consultation/kept-submission.ts. */
export const SUBMISSION_KEY = 'consultation-submission'

/** Whether a kept text, which begins with the time that it was kept, has not expired. */
export function isFresh(kept: string): boolean {
  return Date.now() - parseInt(kept) < KEPT_MS
}

/** Whether the fate of a request is unknown, which the form says as soon as it is shown. Removes one that has expired. */
export function isSubmissionKept(): boolean {
  try {
    const isKept = isFresh(sessionStorage.getItem(SUBMISSION_KEY) ?? '')
    if (!isKept) sessionStorage.removeItem(SUBMISSION_KEY)
    return isKept
  } catch {
    return false
  }
}

// Events by which the app tells the start script, which keeps the words before the app has started and after:
/** A form is shown. */
const FORM_SHOWN = 'form-shown'
/** The words have arrived, or their visitor has discarded them. */
const WORDS_DONE = 'words-done'

/** The fields of forms that a visitor writes in, which are those with a label. */
const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [id][name]')

/** Keeps what is written in forms, letter by letter, so that no reload and no crash of the tab loses it within an hour. */
export function keepWords(): void {
  /** What the page itself remembers, with the time: storage may be switched off, full or forbidden. */
  let kept = ''
  const store = (words: string) => {
    kept = words && `${Date.now()} ${words}`
    try {
      sessionStorage.setItem(KEY, kept)
    } catch {
      // It lasts as long as the page.
    }
  }
  const restore = () => {
    try {
      kept ||= sessionStorage.getItem(KEY) ?? ''
    } catch {
      // Nothing was stored either.
    }
    if (kept && !isFresh(kept)) store('')
    const words = new URLSearchParams(kept.split(' ')[1])
    for (const field of fields()) field.value ||= words.get(field.name) ?? ''
  }
  // Sent without the app, it has arrived where this page is shown.
  if (location.pathname.startsWith(THANKS_PATH)) {
    store('')
    if (isSubmissionKept()) sessionStorage.removeItem(SUBMISSION_KEY)
  }
  // Also where the app starts before the last picture has come.
  onShown(restore)
  addEventListener(FORM_SHOWN, restore)
  addEventListener('input', () => {
    const words = new URLSearchParams()
    for (const { name, value } of fields()) if (value) words.append(name, value)
    store(words.toString())
  })
  addEventListener(WORDS_DONE, () => {
    store('')
  })
}

/** Gives the empty fields of a form that has come into the page the words that were kept for them. */
export function restoreWords(): void {
  dispatchEvent(new Event(FORM_SHOWN))
}

/** Forgets the kept words, once they have arrived or are discarded. */
export function forgetWords(): void {
  dispatchEvent(new Event(WORDS_DONE))
}
