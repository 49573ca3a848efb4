import type { CreateNodeArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'
import { drawPortrait } from '../../src/illustrations/portrait'
import { drawTerrain } from '../../src/illustrations/terrain'
import { drawThumbnail, mapPlansOf } from './map-plans'

/** The largest width of an image; gatsby-config.ts defines the breakpoints. */
const IMAGE_PIXELS = 1280
/** Twice the display width of a thumbnail. */
const THUMBNAIL_PIXELS = 320

/** The node field that `@sheet` reads: the ID of the image's file node, and the trail over the image. */
export interface MapField {
  picture: string
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
    const value: MapField = { picture: await saveImage(args, seed, drawTerrain(seed, tone)), trail }
    actions.createNodeField({ node, name: field, value })
  }
  switch (node.internal.type) {
    case 'Service': {
      const image = await saveImage(args, slug, drawThumbnail(node, slug), THUMBNAIL_PIXELS)
      actions.createNodeField({ node, name: 'thumbnail', value: image })
      break
    }
    case 'TeamMember':
      actions.createNodeField({ node, name: 'portrait', value: await saveImage(args, slug, drawPortrait(slug)) })
      break
    case 'SiteSettings':
      actions.createNodeField({ node, name: 'lake', value: await saveImage(args, slug, drawTerrain(slug, 'lake')) })
      break
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
