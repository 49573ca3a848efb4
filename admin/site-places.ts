import { CONTENT_TYPES } from '../content-model/registry'
import { filesOf, type PublishedContent } from './check-change'

/**
 * The places of entries in the order of the site, by the paths of their files, for types whose entries have no `order`: that of
 * the file that lists the most of them, such as the overview of services, and then the others by their names. As texts of equal
 * length, because the CMS sorts them as texts.
 */
export function sitePlaces(content: PublishedContent): ReadonlyMap<string, string> {
  const files = filesOf(content)
  return new Map(
    CONTENT_TYPES.flatMap((type) => {
      const { source, schema } = type
      if (source.kind !== 'folder' || 'order' in schema.shape) return []
      const lists = files.map(({ fields }) => [
        ...new Set(fields.flatMap(({ metadata, text }) => (metadata.references === type ? text : []))),
      ])
      const [longest = []] = lists.sort((one, other) => other.length - one.length)
      const own = files.flatMap((file) => (file.type === type ? file.slug : []))
      const ordered = new Set([...longest, ...own.sort()].map((name) => `${source.folder}/${name}.yml`))
      return [...ordered].map((path, index): [string, string] => [path, String(index).padStart(4, '0')])
    }),
  )
}
