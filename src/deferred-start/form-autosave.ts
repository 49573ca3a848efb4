import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { afterPaint } from './after-paint'
import { readStored, store } from './session-storage'

/** The draft's storage key, and the event by which the app requests it for a form. */
const DRAFT_KEY = 'consultation-draft'

/** An hour covers an interruption, but hardly the next person at a shared computer. */
const DRAFT_LIFETIME_MS = 3_600_000

/** For src/consultation-form/pending-submission.ts. It expires with the draft. */
export const SUBMISSION_KEY = 'consultation-sent'

/** Forms fire it for a delivered or discarded draft; on the window, it needs no form. */
const DRAFT_DONE = 'reset'

/** Selects the form fields that visitors fill in, which are those with a label. */
export const FIELDS = 'form [id][name]'

const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)

/** Saves input on every keystroke: for an hour, it survives a reload or a crash of the tab. */
export function autosaveDrafts(): void {
  let isRestored = false
  const save = (values: URLSearchParams | '') => {
    store(DRAFT_KEY, `${+new Date()}&${values}`)
  }
  const discard = () => {
    save('')
    store(SUBMISSION_KEY, '')
  }
  const restore = () => {
    isRestored = true
    const draft = readStored(DRAFT_KEY)
    const values = new URLSearchParams(draft)
    if (parseInt(draft) <= +new Date() - DRAFT_LIFETIME_MS) discard()
    else for (const field of fields()) field.value ||= values.get(field.name) ?? ''
  }
  // This page is shown after a successful form post without the app.
  if (location.pathname === THANKS_PATH) discard()
  // Also needed if the app starts before the last image has loaded.
  afterPaint(restore)
  addEventListener(DRAFT_KEY, restore)
  addEventListener(DRAFT_DONE, discard)
  addEventListener('input', ({ target }) => {
    // Other fields on the site are not part of a draft.
    if (!(target instanceof Element && target.matches(FIELDS))) return
    // Typing may begin before the draft is restored, and must not overwrite it.
    if (!isRestored) restore()
    const values = new URLSearchParams()
    for (const { name, value } of fields()) values.append(name, value)
    save(values)
  })
}

/** Restores the draft in the empty fields of a form that was added to the page. */
export function restoreDraft(): void {
  dispatchEvent(new Event(DRAFT_KEY))
}

/** Deletes the draft and any submission with an unknown outcome. */
export function discardDraft(): void {
  dispatchEvent(new Event(DRAFT_DONE))
}
