import type { CreateNodeArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'
import { drawPortrait } from '../../src/illustrations/portrait'
import { drawTerrain } from '../../src/illustrations/terrain'
import { drawThumbnail, sheetsOf } from './map-plans'

/** The widest a picture is offered, in pixels; gatsby-config.ts names the steps below it. */
const PICTURE_PIXELS = 1280
/** Twice the width at which a thumbnail is shown. */
const THUMBNAIL_PIXELS = 320

/** What `@sheet` reads from a node: the id of the picture's file, and the trail over it. */
export interface SheetField {
  picture: string
  trail: object
}

/**
 * Draws what a content node shows and notes it under the names of GraphQL fields. Gatsby calls this for new and changed
 * nodes only, and keeps the pictures in its cache, so that each is made once per content change.
 *
 * @param slug the entry's slug
 */
export async function drawPictures(args: CreateNodeArgs, slug: string): Promise<void> {
  const { node, actions } = args
  for (const { field, seed, tone, trail } of sheetsOf(node, slug)) {
    const value: SheetField = { picture: await savePicture(args, seed, drawTerrain(seed, tone)), trail }
    actions.createNodeField({ node, name: field, value })
  }
  switch (node.internal.type) {
    case 'Service': {
      const picture = await savePicture(args, slug, drawThumbnail(node, slug), THUMBNAIL_PIXELS)
      actions.createNodeField({ node, name: 'thumbnail', value: picture })
      break
    }
    case 'TeamMember':
      actions.createNodeField({ node, name: 'portrait', value: await savePicture(args, slug, drawPortrait(slug)) })
      break
    case 'SiteSettings':
      actions.createNodeField({ node, name: 'lake', value: await savePicture(args, slug, drawTerrain(slug, 'lake')) })
      break
  }
}

/**
 * Renders a drawing and gives it a file node; a drawing that has its node already keeps it, because rendering takes most
 * of the time from a save to the new page. Out: the node's id.
 */
async function savePicture(args: CreateNodeArgs, name: string, svg: string, width = PICTURE_PIXELS): Promise<string> {
  const { cache, getNode, node } = args
  const hash = args.createContentDigest(svg + String(width))
  const key = `${node.id} ${hash}`
  const known: unknown = await cache.get(key)
  if (typeof known === 'string' && getNode(known)) return known
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
