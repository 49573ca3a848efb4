import { relative, resolve, sep } from 'node:path'
import type { Node, NodePluginArgs } from 'gatsby'
import { z } from 'zod'
import type { ContentEntry } from '../../content-model/routes/entry-paths'
import { CONTENT_TYPES, type ContentType, contentTypeOf } from '../../content-model/registry'
import { CONTENT_COPY } from './content-copy'

interface EntryNode extends ContentEntry {
  value: Node
}

const completed = z.object({ internal: z.object({ type: z.string() }), fields: z.object({ slug: z.string() }) })

/** Names the GraphQL type of a content file, for gatsby-transformer-yaml. Throws for a file that the check would reject. */
export function contentTypeName({ node }: { node: { absolutePath: string } }): string {
  const path = relative(resolve(CONTENT_COPY), node.absolutePath).split(sep).join('/')
  const type = contentTypeOf(path)
  if (!type) throw new Error(`content/${path} does not belong to a content type`)
  return type.name
}

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

/** Returns all entries with own files, by content type and slug. */
export function readEntries({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): EntryNode[] {
  return CONTENT_TYPES.filter(({ source }) => source.kind !== 'list').flatMap(({ name }) =>
    getNodesByType(name)
      .map((node) => ({ ...entryOf(node), value: node }))
      .sort((one, other) => (one.slug < other.slug ? -1 : 1)),
  )
}
