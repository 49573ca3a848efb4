import { quoted } from '../content-check/messages/text-format'
import { readFile } from '../content-check/parse/content-index'
import { fieldLabel, fileSchema } from '../content-check/parse/schema-path'
import { contentTypeOf } from '../content-model/registry'
import { fieldsThatNeed } from './check-change'
import { entryTitle } from './cms-config'
import { FILE_TEXT, fileFact } from './entry-values'
import { savedFiles, type SavedEntry } from './saved-content'

/** A field that would no longer be valid without an entry that is to be deleted, as the CMS lists it. */
export interface Blocker {
  collectionLabel: string
  summary: string
  fieldLabel: string
  messages: string[]
  /** With the key path, it identifies the field. */
  entry: { id: string }
  keyPath: string
}

declare global {
  interface Window {
    /** See gatsby/output/admin-bundle.ts. The CMS knows only fields in which entries are chosen from a list. */
    linksToDeleted: typeof linksToDeleted
  }
}

/** The fields with links to the pages of entries that are to be deleted, in the order of the files. */
export function linksToDeleted(deleted: readonly SavedEntry[]): Blocker[] {
  const gone = new Set(savedFiles(deleted).keys())
  const files = [...savedFiles()].flatMap(([path, content]) => {
    const type = contentTypeOf(path)
    return type ? [readFile(path, type, fileFact(content, FILE_TEXT))] : []
  })
  const fieldsWithLinks = fieldsThatNeed(gone, files)
  return files.flatMap((file) => {
    const { path, type, value } = file
    if (gone.has(path)) return []
    const { collection, entry: summary } = entryTitle(type, path, value)
    // The CMS knows the references.
    const links = fieldsWithLinks(file).filter(({ metadata }) => metadata.link)
    return links.map((field) => ({
      collectionLabel: collection,
      summary,
      fieldLabel: fieldLabel(fileSchema(type), field.path),
      messages: [`Links to ${quoted(field.text)}.`],
      entry: { id: path },
      keyPath: field.path.join('.'),
    }))
  })
}
