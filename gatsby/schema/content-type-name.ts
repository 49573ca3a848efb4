import { relative, resolve, sep } from 'node:path'
import { contentTypeOf } from '../../src/content-model/registry'
import { CONTENT_COPY } from '../sources/validated-copy'

/**
 * Returns the GraphQL type of a YAML file's node, for gatsby-transformer-yaml's `typeName` option.
 *
 * @param node the file's node
 * @returns the content type's name
 * @throws if the file does not belong to a content type, which the content check reports before any node exists
 */
export function contentTypeName({ node }: { node: { absolutePath: string } }): string {
  const path = relative(resolve(CONTENT_COPY), node.absolutePath).split(sep).join('/')
  const type = contentTypeOf(path)
  if (!type) throw new Error(`content/${path} does not belong to a content type`)
  return type.name
}
