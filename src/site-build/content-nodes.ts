import type { CreateNodeArgs } from 'gatsby'
import { CONTENT_TYPES, slugOf } from '../content-model/registry'
import { drawPictures } from './drawings'

const CONTENT_TYPE_NAMES: ReadonlySet<string> = new Set(CONTENT_TYPES.map(({ name }) => name))

/** Gives a new or changed content node what its YAML does not say: its slug, which is its file's name, and its pictures. */
export async function completeContentNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions } = args
  if (!CONTENT_TYPE_NAMES.has(node.internal.type)) return
  const slug = slugOf(String(getNode(node.parent ?? '')?.absolutePath))
  actions.createNodeField({ node, name: 'slug', value: slug })
  await drawPictures(args, slug)
}
