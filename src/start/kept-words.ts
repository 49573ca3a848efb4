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

/** Reads what is kept under a key, and removes it if it has expired; nothing if storage is forbidden. */
function readFresh(key: string): string {
  try {
    const kept = sessionStorage.getItem(key)
    if (kept && isFresh(kept)) return kept
    sessionStorage.removeItem(key)
  } catch {
    // Nothing can be kept either.
  }
  return ''
}

/** The submission whose fate is unknown, which the form says as soon as it is shown; empty if there is none. */
export function keptSubmission(): string {
  return readFresh(SUBMISSION_KEY)
}

// Events by which the app tells the start script, which keeps the words before the app has started and after:
/** A form is shown. */
const FORM_SHOWN = 'site-words'
/** The words have arrived, or their visitor has discarded them. */
const WORDS_DONE = 'site-words-done'

/** The fields of forms that a visitor writes in, which are those with a label. */
const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [id][name]')

/** Keeps what is written in forms, letter by letter, so that no reload and no crash of the tab loses it within an hour. */
export function keepWords(): void {
  /** What the page itself remembers, with the time: storage may be switched off, full or forbidden. */
  let kept = ''
  const store = (words: URLSearchParams | '') => {
    // As a query, whose first name is the time.
    kept = `${Date.now()}&${words}`
    try {
      sessionStorage.setItem(KEY, kept)
    } catch {
      // It lasts as long as the page.
    }
  }
  const restore = () => {
    if (!isFresh(kept)) kept = readFresh(KEY)
    const words = new URLSearchParams(kept)
    for (const field of fields()) field.value ||= words.get(field.name) ?? ''
  }
  const forgetAll = () => {
    store('')
    if (keptSubmission()) sessionStorage.removeItem(SUBMISSION_KEY)
  }
  // Sent without the app, it has arrived where this page is shown.
  if (location.pathname.startsWith(THANKS_PATH)) forgetAll()
  // Also where the app starts before the last picture has come.
  onShown(restore)
  addEventListener(FORM_SHOWN, restore)
  addEventListener('input', () => {
    const words = new URLSearchParams()
    for (const { name, value } of fields()) if (value) words.append(name, value)
    store(words)
  })
  addEventListener(WORDS_DONE, forgetAll)
}

/** Gives the empty fields of a form that has come into the page the words that were kept for them. */
export function restoreWords(): void {
  dispatchEvent(new Event(FORM_SHOWN))
}

/** Forgets the kept words, and the submission whose fate is unknown, once they have arrived or are discarded. */
export function forgetWords(): void {
  dispatchEvent(new Event(WORDS_DONE))
}
