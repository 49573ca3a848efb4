import { setTimeout } from 'node:timers/promises'
import type { CreateNodeArgs, NodePluginArgs } from 'gatsby'
import { z } from 'zod'
import { CONTENT_TYPES, slugOf } from '../../src/content-model/registry'
import { drawPictures } from './drawn-images'

const CONTENT_TYPE_NAMES: ReadonlySet<string> = new Set(CONTENT_TYPES.map(({ name }) => name))

/** How long a file may stay without an entry, in milliseconds: an empty list has none. */
const LONGEST_READ = 2000
const POLL_INTERVAL = 10

/** A file of the content that has not become an entry yet. */
const unreadFile = z.object({
  sourceInstanceName: z.literal('content'),
  extension: z.literal('yml'),
  children: z.tuple([]),
})

const unfinished = new Set<Promise<void>>()

/** Gives a new or changed content node what its YAML does not say: its slug, which is its file's name, and its pictures. */
export async function completeContentNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions } = args
  if (!CONTENT_TYPE_NAMES.has(node.internal.type)) return
  const slug = slugOf(String(getNode(node.parent ?? '')?.absolutePath))
  actions.createNodeField({ node, name: 'slug', value: slug })
  const drawn = drawPictures(args, slug)
  unfinished.add(drawn)
  try {
    await drawn
  } finally {
    unfinished.delete(drawn)
  }
}

/**
 * Waits until every content file has become its entries, and these are complete. After a save in `gatsby develop` Gatsby
 * does not: it would run queries on entries that still lack their drawings, and not run them again.
 */
export async function awaitContentNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const end = Date.now() + LONGEST_READ
  const isUnread = () => getNodesByType('File').some((file) => unreadFile.safeParse(file).success)
  while (isUnread() && Date.now() < end) await setTimeout(POLL_INTERVAL)
  await Promise.all(unfinished)
}
