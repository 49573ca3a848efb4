import type { CreateNodeArgs, Node } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'
import type { ContentType } from '../../src/content-model/registry'
import { drawPortrait } from '../../src/illustrations/portrait'
import { drawTerrain } from '../../src/illustrations/terrain'
import { contentType } from './content-entries'
import { drawThumbnail, mapPlansOf } from './map-plans'

/** The largest width of an image; gatsby-config.ts defines the breakpoints. */
const IMAGE_PIXELS = 1280
/** Twice the display width of a thumbnail. */
const THUMBNAIL_PIXELS = 320

/** The drawings of an entry besides its maps, by the names of their GraphQL fields. */
const DRAWINGS: Record<
  NonNullable<ContentType['drawings']>[number],
  { draw: (node: Node, slug: string) => string; width?: number }
> = {
  thumbnail: { draw: drawThumbnail, width: THUMBNAIL_PIXELS },
  portrait: { draw: (_node, slug) => drawPortrait(slug) },
  lake: { draw: (_node, slug) => drawTerrain(slug, 'lake') },
}

/** The node field that `@mapIllustration` reads: the ID of the image's file node, and the trail over the image. */
export interface MapField {
  image: string
  trail: object
}

/**
 * Draws the images of a content node and stores them under the names of GraphQL fields. Gatsby calls this only for new and
 * changed nodes and keeps the images in its cache, so each image is drawn once per content change.
 *
 * @param slug the entry's slug
 */
export async function drawImages(args: CreateNodeArgs, slug: string): Promise<void> {
  const { node, actions } = args
  for (const { field, seed, tone, trail } of mapPlansOf(node, slug)) {
    const value: MapField = { image: await saveImage(args, seed, drawTerrain(seed, tone)), trail }
    actions.createNodeField({ node, name: field, value })
  }
  for (const drawing of contentType(node.internal.type)?.drawings ?? []) {
    const { draw, width } = DRAWINGS[drawing]
    actions.createNodeField({ node, name: drawing, value: await saveImage(args, slug, draw(node, slug), width) })
  }
}

/**
 * Renders a drawing and creates its file node. An unchanged drawing keeps its node, because rendering takes most of the time
 * between a save and the updated page.
 *
 * @returns the node's ID
 */
async function saveImage(args: CreateNodeArgs, name: string, svg: string, width = IMAGE_PIXELS): Promise<string> {
  const { cache, getNode, node } = args
  const hash = args.createContentDigest(svg + String(width))
  const key = `${node.id} ${hash}`
  const savedId: unknown = await cache.get(key)
  if (typeof savedId === 'string' && getNode(savedId)) return savedId
  const file = await createFileNodeFromBuffer({
    buffer: await sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png().toBuffer(),
    hash,
    name,
    ext: '.png',
    parentNodeId: node.id,
    createNode: args.actions.createNode,
    createNodeId: args.createNodeId,
    getCache: args.getCache,
  })
  await cache.set(key, file.id)
  return file.id
}
