import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { afterPaint } from './after-paint'
import { readStored, store } from './session-storage'

/** The key of the draft in the storage: its fields and {@link EDITED_AT}, encoded like the query of an address. */
const DRAFT_KEY = 'consultation-draft'

/**
 * The name under which the draft says when it was last edited, in milliseconds since 1970. No field can have this name,
 * because names in GraphQL contain no hyphens.
 */
const EDITED_AT = 'edited-at'

/** How long a draft is kept. An hour covers an interruption, but is mostly over before the next person uses a shared computer. */
const DRAFT_LIFETIME_MS = 3_600_000

/**
 * The key of a submission whose outcome is unknown, for src/consultation-form/pending-submission.ts. It is here because it
 * expires together with the draft.
 */
export const SUBMISSION_KEY = 'consultation-sent'

let expiry: number | undefined

/** Deletes the draft even if no other page is opened. By then, another page of this tab may have saved a newer one. */
function checkAgain(delayMs: number): void {
  clearTimeout(expiry)
  expiry = window.setTimeout(readDraft, delayMs)
}

/** Saves the values of a form's fields for an hour, in place of an earlier draft. */
export function saveDraft(fields: Iterable<{ name: string; value: string }>): void {
  const draft = new URLSearchParams({ [EDITED_AT]: `${Date.now()}` })
  for (const { name, value } of fields) draft.append(name, value)
  store(DRAFT_KEY, `${draft}`)
  checkAgain(DRAFT_LIFETIME_MS)
}

/** Returns the values of the draft by the names of their fields, if there is one. One that has expired is deleted instead. */
export function readDraft(): URLSearchParams | undefined {
  const draft = new URLSearchParams(readStored(DRAFT_KEY))
  const editedAt = draft.get(EDITED_AT)
  if (!editedAt) return
  const remainingMs = Number(editedAt) + DRAFT_LIFETIME_MS - Date.now()
  if (remainingMs > 0) {
    checkAgain(remainingMs)
    return draft
  }
  deleteDraft()
}

/** Deletes the draft and any submission with an unknown outcome. */
export function deleteDraft(): void {
  store(DRAFT_KEY, '')
  store(SUBMISSION_KEY, '')
}

/** Deletes the draft once it has been sent or has expired, on whichever page the visitor is by then. */
export function expireDraft(): void {
  // Browsers show this page after they have posted the form without the app. The draft has been sent then.
  if (location.pathname === THANKS_PATH) deleteDraft()
  afterPaint(readDraft)
}
