import { THANKS_PATH } from '../routes/paths'
import { onShown } from './after-paint'

/** Where the words are kept, and the event by which the app asks for them: it shows a form. */
const KEY = 'consultation-words'

/**
 * How long a draft is kept after its last edit, in milliseconds: an hour. Long enough for an interruption; short enough that the
 * next person at a shared computer is unlikely to find it.
 */
const KEPT_MS = 3_600_000

/** A submission whose fate is not known: see src/consultation-form/pending-submission.ts. It expires with the draft that it was made of. */
export const SUBMISSION_KEY = 'consultation-sent'

/** Whether a request was sent of which the form has something to say as soon as it is shown. */
export function isSubmissionKept(): boolean {
  try {
    return SUBMISSION_KEY in sessionStorage
  } catch {
    return false
  }
}

/** The words have arrived, or their visitor has discarded them: the event of forms themselves, which may be gone by then. */
const WORDS_DONE = 'reset'

/** The fields of forms that a visitor writes in, which are those with a label. */
const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [id][name]')

/** Keeps what is written in forms, letter by letter, so that no reload and no crash of the tab loses it within an hour. */
export function keepWords(): void {
  /**
   * What the page itself remembers: storage may be switched off, full or forbidden. It is the time of the last edit and the
   * words, in the form of a query.
   */
  let kept = ''
  const store = (words: URLSearchParams | '') => {
    kept = `${+new Date()}&${words}`
    try {
      sessionStorage.setItem(KEY, kept)
    } catch {
      // It lasts as long as the page.
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
      // Nothing was stored either.
    }
    if (parseInt(kept) <= +new Date() - KEPT_MS) forgetAll()
    const words = new URLSearchParams(kept)
    for (const field of fields()) field.value ||= words.get(field.name) ?? ''
  }
  // Sent without the app, it has arrived where this page is shown.
  if (location.pathname.startsWith(THANKS_PATH)) forgetAll()
  // Also where the app starts before the last picture has come.
  onShown(restore)
  addEventListener(KEY, restore)
  addEventListener(WORDS_DONE, forgetAll)
  addEventListener('input', () => {
    const words = new URLSearchParams()
    for (const { name, value } of fields()) words.append(name, value)
    store(words)
  })
}

/** Gives the empty fields of a form that has come into the page the words that were kept for them. */
export function restoreWords(): void {
  dispatchEvent(new Event(KEY))
}

/** Forgets the kept words, and the submission whose fate is unknown, once they have arrived or are discarded. */
export function forgetWords(): void {
  dispatchEvent(new Event(WORDS_DONE))
}
