import { afterPaint } from './after-paint'
import { deleteDraft, readDraft, saveDraft } from './draft-storage'

interface Draft {
  /** Restores the draft in empty fields. Returns whether an earlier draft is in the form that this has not returned before. */
  restore: () => boolean
  discard: () => void
}

declare global {
  interface Window {
    /**
     * How the app reaches the draft that the start script saves, if the page has one that does. The app is another bundle, and
     * if storage is blocked, the draft exists only in the memory of the start script.
     */
    draft?: Draft
  }
}

/** Selects the fields that visitors fill in. Only these have an id, to which their labels refer. */
export const FIELD_SELECTOR = 'form [id][name]'

/** The box with the service in the page's address, which a visitor may leave out of the request. */
const serviceBox = () => document.querySelector<HTMLInputElement>('form [name=service]:enabled')

/** The name under which the draft says which service was left out. Like the name of its time, no field can have it. */
const LEFT_OUT = 'left-out'

const draftFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(FIELD_SELECTOR)

/**
 * Saves what visitors write into the form at every keystroke, so that for an hour, it survives a reload or a crash of the
 * tab, and restores it. On a page with a form, the start script begins that, because visitors may write before the app has
 * started. If the app has started on a page without one, it begins when it shows the form. Once begun, it goes on.
 */
export function autosaveDrafts(): Draft {
  return (window.draft ??= autosave())
}

function autosave(): Draft {
  let isRestored = false
  /** Whether an earlier draft is in the form, of which the app does not know yet. */
  let isKept = false

  const restore = () => {
    const isFirst = !isRestored
    isRestored = true
    const draft = readDraft()
    if (!draft) return
    const box = serviceBox()
    if (box) box.checked &&= box.value !== draft.get(LEFT_OUT)
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
  }

  // This also restores on the way back to a page that the browser has kept, because the visitor may have edited the draft on
  // another page since.
  afterPaint(restore)
  addEventListener('input', ({ target }) => {
    // Other fields on the site are not part of a draft.
    const box = serviceBox()
    if (!(target instanceof Element && (target === box || target.matches(FIELD_SELECTOR)))) return
    // If the visitor types before the draft is restored, saving now would overwrite it with almost empty fields.
    if (!isRestored) restore()
    saveDraft([...draftFields(), ...(box && !box.checked ? [{ name: LEFT_OUT, value: box.value }] : [])])
  })
  return {
    // The app may start before that, and adds another form each time that it shows the contact page.
    restore: () => {
      restore()
      const wasKept = isKept
      isKept = false
      return wasKept
    },
    discard: deleteDraft,
  }
}

/**
 * Restores the draft in the empty fields of a form that was added to the page, and saves what visitors write into it.
 *
 * @returns whether the form contains an earlier draft that this has not returned before
 */
export function restoreDraft(): boolean {
  return autosaveDrafts().restore()
}

/** Deletes the draft and any submission with an unknown outcome. */
export function discardDraft(): void {
  window.draft?.discard()
}
