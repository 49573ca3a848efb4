import { setTimeout } from 'node:timers/promises'
import type { CreateNodeArgs, NodePluginArgs } from 'gatsby'
import { z } from 'zod'
import { slugOf } from '../../content-model/registry'
import { contentType } from '../../content-resolvers/entries'
import { readBrand } from '../brand/read-brand'
import { openLabelFont } from '../typefaces/open-typefaces'
import { drawImages } from './drawn-images'
import { CONTENT_COPY } from './content-copy'

/** How long files without entries are waited for. One whose list is empty never gets any. */
const READ_TIMEOUT_MS = 2000
const POLL_INTERVAL_MS = 10

/** A content file without entries, which Gatsby has not transformed yet. */
const unreadFile = z.object({
  sourceInstanceName: z.literal('content'),
  extension: z.literal('yml'),
  children: z.tuple([]),
})

/** Adds to a content node what its YAML lacks: its slug, from its file's name, and drawn images. */
export function completeContentNode(args: CreateNodeArgs): void {
  const { node, getNode, actions } = args
  if (!contentType(node.internal.type)) return
  const slug = slugOf(String(getNode(node.parent ?? '')?.absolutePath))
  actions.createNodeField({ node, name: 'slug', value: slug })
  drawImages(args, slug, readBrand(CONTENT_COPY), openLabelFont())
}

/**
 * Waits until Gatsby has made entries of all files. It does not run a query again for entries that come later, so a page
 * would lack them until the next change.
 */
export async function awaitContentNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const deadline = Date.now() + READ_TIMEOUT_MS
  const isUnread = () => getNodesByType('File').some((file) => unreadFile.safeParse(file).success)
  while (isUnread() && Date.now() < deadline) await setTimeout(POLL_INTERVAL_MS)
}
