import { parseDocument } from 'yaml'
import { CONTENT_TYPES } from '../../content-model/registry'
import { textPageType } from '../../content-model/text-page'
import type { ProjectCopy } from '../browser/project-copy'

/** The links outside the navigation and the footer that lead to these pages, each with its file. */
const LINKS = [
  { file: 'content/pages/about.yml', link: ['team', 'all'] },
  { file: 'content/pages/contact.yml', link: ['form', 'privacyLink'] },
  { file: 'content/pages/home.yml', link: ['testimonials', 'results'] },
]

/** Switches off everything that a firm can do without, and deletes what only that shows. */
export function switchPagesOff(copy: ProjectCopy): void {
  const site = parseDocument(copy.read('content/site.yml'))
  for (const { shownBy } of CONTENT_TYPES) if (shownBy) site.setIn(['show', shownBy.key], false)
  site.setIn(['footer', 'legal'], [])
  copy.write('content/site.yml', site.toString({ lineWidth: 0 }))
  for (const { file, link } of LINKS) {
    const document = parseDocument(copy.read(file))
    if (document.hasIn(link)) document.deleteIn(link)
    copy.write(file, document.toString({ lineWidth: 0 }))
  }
  for (const { source, shownBy } of [...CONTENT_TYPES.filter((type) => type.shownBy), textPageType])
    if (source.kind === 'folder') copy.remove(`content/${source.folder}`)
    else if (shownBy) copy.remove(`content/${source.file}`)
}
