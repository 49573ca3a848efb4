import { Document } from 'yaml'
import { fileSchema, textFields } from '../content-check/parse/schema-path'
import { CONTENT_TYPES, type ContentType, contentTypeOf, slugOf } from '../content-model/registry'
import type { PublishedContent } from './check-change'

/** The names of entries of a type that a file lists, in order and once each. */
function namesIn(path: string, value: unknown, type: ContentType): string[] {
  const own = contentTypeOf(path)
  if (!own) return []
  const fields = [...textFields(fileSchema(own), new Document(value).contents)]
  return [...new Set(fields.flatMap(({ metadata, text }) => (metadata.references === type ? text : [])))]
}

/**
 * The places of entries in the order of the site, by the paths of their files, for types whose entries have no `order`: that of
 * the file that lists the most of them, such as the overview of services, and then the others by their names. As texts of equal
 * length, because the CMS sorts them as texts.
 */
export function sitePlaces(content: PublishedContent): ReadonlyMap<string, string> {
  return new Map(
    CONTENT_TYPES.flatMap((type) => {
      const { source, schema } = type
      if (source.kind !== 'folder' || 'order' in schema.shape) return []
      const lists = Object.entries(content).map(([path, value]) => namesIn(path, value, type))
      const [longest = []] = lists.sort((one, other) => other.length - one.length)
      const own = Object.keys(content).filter((path) => contentTypeOf(path) === type)
      const ordered = new Set([...longest, ...own.map(slugOf).sort()].map((name) => `${source.folder}/${name}.yml`))
      return [...ordered].map((path, index): [string, string] => [path, String(index).padStart(4, '0')])
    }),
  )
}
