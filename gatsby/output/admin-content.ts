import { LISTED_FIELDS, type PublishedList } from '../../admin/check-change'
import { readContentFiles } from '../../tools/content/parse/read-content-files'

/**
 * Lists the entries that a site shows, with what the editor's check needs to know about them.
 *
 * @param root the folder with the folder of the content, which must be valid
 */
export function publishedList(root: string): PublishedList {
  return Object.fromEntries(
    readContentFiles(root).entries.map(({ path, entry }) => {
      const fields = Object.entries(Object(entry?.value) as object)
      return [path, Object.fromEntries(fields.filter(([name]) => LISTED_FIELDS.includes(name)))]
    }),
  )
}
