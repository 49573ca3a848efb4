import { THANKS_PATH } from '../routes/paths'
import { onShown } from './shown'

const KEY = 'consultation-words'

/** A submission whose fate is not known: see src/consultation/kept-submission.ts. */
export const SUBMISSION_KEY = 'consultation-submission'

/** Whether a request was sent of which the form has something to say as soon as it is shown. */
export function isSubmissionKept(): boolean {
  try {
    return SUBMISSION_KEY in sessionStorage
  } catch {
    return false
  }
}

/** What the app tells the start script, which keeps the words before the app is there and after: of a form that it shows. */
const FORM_SHOWN = 'form-shown'
/** And of words that have arrived where they were to go. */
const WORDS_ARRIVED = 'words-arrived'

/** The fields of forms that a visitor writes in, which are those with a label. */
const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [id][name]')

/** Keeps what is written in forms, letter by letter, so that no reload and no crash of the tab loses it. */
export function keepWords(): void {
  /** What the page itself remembers: storage may be switched off, full or forbidden. */
  let kept = ''
  const store = (words: string) => {
    kept = words
    try {
      sessionStorage.setItem(KEY, words)
    } catch {
      // It lasts as long as the page.
    }
  }
  const restore = () => {
    const shown = fields()
    // Most pages have none, and need not look into storage.
    if (shown.length === 0) return
    try {
      kept ||= sessionStorage.getItem(KEY) ?? ''
    } catch {
      // Nothing was stored either.
    }
    const words = new URLSearchParams(kept)
    for (const field of shown) field.value ||= words.get(field.name) ?? ''
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
  addEventListener(WORDS_ARRIVED, () => {
    store('')
  })
}

/** Gives the empty fields of a form that has come into the page the words that were kept for them. */
export function restoreWords(): void {
  dispatchEvent(new Event(FORM_SHOWN))
}

/** Forgets the kept words, once they have arrived. */
export function forgetWords(): void {
  dispatchEvent(new Event(WORDS_ARRIVED))
}
