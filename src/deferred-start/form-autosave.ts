import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { afterPaint } from './after-paint'
import { readStored, store } from './session-storage'

declare global {
  interface Window {
    /**
     * How the app reaches the draft. The app is another bundle than the start script, and if storage is blocked, the draft
     * exists only in the memory of the start script. `gatsby develop` has no start script, so it keeps no drafts.
     */
    draft?: {
      /** Returns whether an earlier draft is in the form that this has not returned before. */
      restore: () => boolean
      discard: () => void
    }
  }
}

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

/** Selects the fields that visitors fill in. Only these have an id, to which their labels refer. */
export const FIELD_SELECTOR = 'form [id][name]'

const draftFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(FIELD_SELECTOR)

/**
 * Saves what visitors write into the form at every keystroke, so that for an hour, it survives a reload or a crash of the
 * tab, and restores it. This runs in the start script, because visitors may write before the app has started.
 */
export function autosaveDrafts(): void {
  let isRestored = false
  /** Whether an earlier draft is in the form, of which the app does not know yet. */
  let isKept = false
  let expiry: number | undefined

  /** Deletes the draft even if no other page is opened. By then, another page of this tab may have saved a newer one. */
  const checkAgain = (delayMs: number) => {
    clearTimeout(expiry)
    expiry = window.setTimeout(restore, delayMs)
  }

  const save = () => {
    const draft = new URLSearchParams({ [EDITED_AT]: `${Date.now()}` })
    for (const { name, value } of draftFields()) draft.append(name, value)
    store(DRAFT_KEY, `${draft}`)
    checkAgain(DRAFT_LIFETIME_MS)
  }

  const discard = () => {
    store(DRAFT_KEY, '')
    store(SUBMISSION_KEY, '')
  }

  const restore = () => {
    const isFirst = !isRestored
    isRestored = true
    const draft = new URLSearchParams(readStored(DRAFT_KEY))
    const editedAt = draft.get(EDITED_AT)
    if (!editedAt) return
    const remainingMs = Number(editedAt) + DRAFT_LIFETIME_MS - Date.now()
    if (remainingMs <= 0) discard()
    else {
      // Only empty fields are restored: the visitor may have typed already, or the browser may have restored a field itself.
      for (const field of draftFields()) {
        const kept = draft.get(field.name) ?? ''
        // The browser may have restored the field itself, which counts as well.
        const isOurs = isFirst || !field.value
        field.value ||= kept
        if (kept && isOurs && field.value === kept) isKept = true
        // A value that is no option of a select leaves it blank: the content may have changed since. This shows the
        // placeholder again.
        field.value ||= ''
      }
      checkAgain(remainingMs)
    }
  }

  // Browsers show this page after they have posted the form without the app. The draft has been sent then.
  if (location.pathname === THANKS_PATH) discard()
  // This also restores on the way back to a page that the browser has kept, because the visitor may have edited the draft on
  // another page since.
  afterPaint(restore)
  // The app may start before that, and adds another form each time that it shows the contact page.
  window.draft = {
    restore: () => {
      restore()
      const wasKept = isKept
      isKept = false
      return wasKept
    },
    discard,
  }
  addEventListener('input', ({ target }) => {
    // Other fields on the site are not part of a draft.
    if (!(target instanceof Element && target.matches(FIELD_SELECTOR))) return
    // If the visitor types before the draft is restored, saving now would overwrite it with almost empty fields.
    if (!isRestored) restore()
    save()
  })
}

/**
 * Restores the draft in the empty fields of a form that was added to the page.
 *
 * @returns whether the form contains an earlier draft that this has not returned before
 */
export function restoreDraft(): boolean {
  return window.draft?.restore() ?? false
}

/** Deletes the draft and any submission with an unknown outcome. */
export function discardDraft(): void {
  window.draft?.discard()
}
