import { linkablePages } from '../content-model/routes/entry-paths'
import { filesOf, type PublishedContent } from './check-change'
import { savedContent } from './saved-content'

/** Matches controls that a field's note describes. Radio buttons and table cells are left out, because each is only a part of one. */
const NOTED = "textarea, input:not([type='radio'], .table-field *), [role='combobox'], [role='switch']"

/** Matches the inputs of links, whose names all end in `to`. */
const LINK = ".field[data-key-path$='.to'] input, .table-field [name$='.to']"

/**
 * Returns a listener for `focusin` that adds to a field of the form what the CMS lacks: screen readers read the note below it,
 * and a field for a link suggests the pages of the site.
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
