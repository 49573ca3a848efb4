import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { afterPaint } from './after-paint'
import { readStored, store } from './session-storage'

declare global {
  interface Window {
    /**
     * For the app, which is another bundle: if storage is blocked, only the start script's memory has the draft. `gatsby
     * develop` has no start script, and keeps no drafts.
     */
    draft?: { restore: () => void; discard: () => void }
  }
}

/** Where the draft is stored, URL-encoded: its fields, and when it was last edited, in milliseconds. */
const DRAFT_KEY = 'consultation-draft'

/** No field can have this name, because GraphQL's names have no hyphens. */
const EDITED_AT = 'edited-at'

/** An hour covers an interruption, but hardly the next person at a shared computer. */
const DRAFT_LIFETIME_MS = 3_600_000

/** For src/consultation-form/pending-submission.ts. It expires with the draft. */
export const SUBMISSION_KEY = 'consultation-sent'

/** Selects the form fields that visitors fill in, which are those with a label. */
export const FIELD_SELECTOR = 'form [id][name]'

const draftFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(FIELD_SELECTOR)

/** Saves the fields on every keystroke: for an hour, they survive a reload or a crash of the tab. */
export function autosaveDrafts(): void {
  let isRestored = false

  const save = () => {
    const draft = new URLSearchParams({ [EDITED_AT]: `${Date.now()}` })
    for (const { name, value } of draftFields()) draft.append(name, value)
    store(DRAFT_KEY, `${draft}`)
  }

  const discard = () => {
    store(DRAFT_KEY, '')
    store(SUBMISSION_KEY, '')
  }

  const restore = () => {
    isRestored = true
    const draft = new URLSearchParams(readStored(DRAFT_KEY))
    const editedAt = draft.get(EDITED_AT)
    if (editedAt && Number(editedAt) <= Date.now() - DRAFT_LIFETIME_MS) discard()
    // A visitor may have typed before the draft is restored, and a browser may have restored the fields itself.
    else for (const field of draftFields()) field.value ||= draft.get(field.name) ?? ''
  }

  // Browsers show this page after they have posted the form without the app, so the draft was sent.
  if (location.pathname === THANKS_PATH) discard()
  // This also runs on the way back to a page that the browser has kept, which a later page's edits must reach.
  afterPaint(restore)
  // The app may start earlier than that, and adds a form when it shows another page.
  window.draft = { restore, discard }
  addEventListener('input', ({ target }) => {
    // Other fields on the site are not part of a draft.
    if (!(target instanceof Element && target.matches(FIELD_SELECTOR))) return
    // Typing may begin before the draft is restored, and must not overwrite it.
    if (!isRestored) restore()
    save()
  })
}

/** Restores the draft in the empty fields of a form that was added to the page. */
export function restoreDraft(): void {
  window.draft?.restore()
}

/** Deletes the draft and any submission with an unknown outcome. */
export function discardDraft(): void {
  window.draft?.discard()
}
