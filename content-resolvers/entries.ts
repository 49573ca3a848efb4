import { z } from 'zod'
import type { ContentEntry } from '../content-model/routes/entry-paths'
import { CONTENT_TYPES, type ContentType } from '../content-model/registry'

const completed = z.object({ internal: z.object({ type: z.string() }), fields: z.object({ slug: z.string() }) })

/** Returns the content type with a name, if it is not that of another GraphQL type. */
export function contentType(name: string): ContentType | undefined {
  return CONTENT_TYPES.find((type) => type.name === name)
}

/** Returns a resolver's source as an entry; throws if it is no complete content node. */
export function entryOf(source: unknown): ContentEntry {
  const { internal, fields } = completed.parse(source)
  const type = contentType(internal.type)
  if (!type) throw new Error(`${internal.type} is not a content type`)
  return { type, slug: fields.slug, value: source }
}

const searchText = z.object({ title: z.string(), description: z.string() })
/** The text for search results: a group of a page's fields, or an entry's own. */
const withSearchText = z.union([
  z.object({ seo: searchText }).transform(({ seo }) => seo),
  searchText
    .extend({ searchTitle: z.string().nullish() })
    .transform(({ title, searchTitle, description }) => ({ title: searchTitle ?? title, description })),
])

/** Returns the text of an entry's page for search results, without the firm's name. */
export function searchTextOf(entry: unknown): z.output<typeof searchText> {
  return withSearchText.parse(entry)
}
