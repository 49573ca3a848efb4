import { linkablePages } from '../content-model/routes/entry-paths'
import { filesOf, type PublishedContent } from './check-change'
import { savedContent } from './saved-content'

/** A single control with a note below it, unlike a radio button or a cell of a table, which are parts of one. */
const NOTED = "textarea, input:not([type='radio'], .table-field *), [role='combobox'], [role='switch']"

/** A field for a link, which all have this name. */
const LINK = ".field[data-key-path$='.to'] input, .table-field [name$='.to']"

/**
 * Returns what completes a field of the form when it gets the focus: screen readers read the note below it, and a field for a
 * link suggests the pages of the site. The CMS does neither.
 *
 * @param built the content when the site was built
 */
export function fieldCompletion(built: PublishedContent): (event: Event) => void {
  const pages = document.body.appendChild(document.createElement('datalist'))
  pages.id = 'pages-of-site'
  return ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const note = target.closest('.field')?.querySelector(':scope > .footer > .hint')
    if (note && target.matches(NOTED)) {
      note.id ||= `note-${crypto.randomUUID()}`
      const error = target.getAttribute('aria-errormessage') ?? ''
      target.setAttribute('aria-describedby', `${error} ${note.id}`.trim())
    }
    if (target.matches(LINK)) {
      target.setAttribute('list', pages.id)
      pages.replaceChildren(
        ...[...linkablePages(filesOf(savedContent(built))).keys()].map((path) => new Option('', path)),
      )
    }
  }
}
