import type { Node, NodePluginArgs } from 'gatsby'
import { z } from 'zod'
import type { ContentEntry } from '../../src/content-model/entry-pages'
import { CONTENT_TYPES, type ContentType } from '../../src/content-model/registry'

/** A content node as an entry: its fields are those of the content model and Gatsby's own. */
interface EntryNode extends ContentEntry {
  value: Node
}

const completed = z.object({ internal: z.object({ type: z.string() }), fields: z.object({ slug: z.string() }) })

/** Returns the content type with a name, or undefined if it is the name of another GraphQL type. */
export function contentType(name: string): ContentType | undefined {
  return CONTENT_TYPES.find((type) => type.name === name)
}

/**
 * Returns the entry that a resolver's source is, with its content type and its slug.
 *
 * @throws if the source is not a complete content node
 */
export function entryOf(source: unknown): ContentEntry {
  const { internal, fields } = completed.parse(source)
  const type = contentType(internal.type)
  if (!type) throw new Error(`${internal.type} is not a content type`)
  return { type, slug: fields.slug, value: source }
}

/** Returns all entries with files of their own, sorted by slug within each content type. */
export function readEntries({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): EntryNode[] {
  return CONTENT_TYPES.filter(({ source }) => source.kind !== 'list').flatMap(({ name }) =>
    getNodesByType(name)
      .map((node) => ({ ...entryOf(node), value: node }))
      .sort((one, other) => (one.slug < other.slug ? -1 : 1)),
  )
}
