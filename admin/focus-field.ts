/** How long and how often to wait until the form has drawn the next of its fields. */
const DRAWING = { delayMs: 40, times: 75 }

/** The place of a text in a table, which is a single field of the form. */
const IN_TABLE = /\.((?:columns|rows)\.\d[^]*)$/

/** A field of the form, in a locale of the CMS. */
export interface FormField {
  locale: string
  /** As the CMS writes it, such as `cards.0.title`, or with a place in a table. */
  keyPath: string
}

/** Puts the cursor into a field. The form draws those in view, so those above it come first. */
export async function focusField({ locale, keyPath }: FormField): Promise<void> {
  const [, cell] = IN_TABLE.exec(keyPath) ?? []
  const field = { locale, keyPath: keyPath.replace(IN_TABLE, '') }
  // The CMS opens what contains the field, and focuses it if it is drawn.
  const highlight = () => {
    window.postMessage({ type: 'highlight-editor-field', payload: field }, location.origin)
  }
  highlight()
  for (let time = 0; time < DRAWING.times; time += 1) {
    const form = document.querySelector('.content-editor [data-mode="edit"]')
    if (form?.querySelector(`.field[data-key-path="${field.keyPath}"]`)) break
    form?.querySelector('.placeholder')?.scrollIntoView()
    await new Promise((done) => setTimeout(done, DRAWING.delayMs))
  }
  highlight()
  if (cell !== undefined)
    document.querySelector<HTMLElement>(`.field[data-key-path="${field.keyPath}"] [name="${cell}"]`)?.focus()
}
