import { relative, resolve, sep } from 'node:path'
import type { Node, NodePluginArgs } from 'gatsby'
import { CONTENT_TYPES, contentTypeOf } from '../../content-model/registry'
import type { ContentEntry } from '../../content-model/routes/entry-paths'
import { entryOf } from '../../content-resolvers/entries'
import { CONTENT_COPY } from './content-copy'

interface EntryNode extends ContentEntry {
  value: Node
}

/** Names the GraphQL type of a content file, for gatsby-transformer-yaml. Throws for a file that the check would reject. */
export function contentTypeName({ node }: { node: { absolutePath: string } }): string {
  const path = relative(resolve(CONTENT_COPY), node.absolutePath).split(sep).join('/')
  const type = contentTypeOf(path)
  if (!type) throw new Error(`content/${path} does not belong to a content type`)
  return type.name
}

/** Returns all entries with own files, by content type and slug. */
export function readEntries({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): EntryNode[] {
  return CONTENT_TYPES.filter(({ source }) => source.kind !== 'list').flatMap(({ name }) =>
    getNodesByType(name)
      .map((node) => ({ ...entryOf(node), value: node }))
      .sort((one, other) => (one.slug < other.slug ? -1 : 1)),
  )
}
