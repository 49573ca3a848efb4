import type { CreateNodeArgs, Node } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'
import { drawPortrait } from '../maps/portrait'
import { drawTerrain } from '../maps/terrain'
import { surveyTrail } from '../maps/trail'

/** The widest a picture is offered, in pixels; gatsby-config.ts names the steps below it. */
const SHEET_PIXELS = 1280
const PORTRAIT_PIXELS = 1280

/** What the build draws for a content node, under the names of GraphQL fields. */
interface Drawing {
  picture: { field: 'map' | 'portrait' | 'lake' | 'terrain'; svg: string; width: number }
  /** The titles of the blazes on the trail over it. */
  trail?: string[]
}

/**
 * Draws what a content node shows and gives the node its picture. Gatsby calls this for new and changed nodes only, and
 * keeps the pictures in its cache, so that each is made once per content change.
 *
 * @param slug the seed of the drawing: the same slug always gives the same picture
 */
export async function drawPictures(args: CreateNodeArgs, slug: string): Promise<void> {
  const { node, actions } = args
  const drawing = drawingOf(node, slug)
  if (!drawing) return

  const { field, svg, width } = drawing.picture
  const file = await createFileNodeFromBuffer({
    buffer: await sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png().toBuffer(),
    hash: args.createContentDigest(svg + String(width)),
    name: slug,
    ext: '.png',
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId: args.createNodeId,
    getCache: args.getCache,
  })
  actions.createNodeField({ node, name: field, value: file.id })
  if (drawing.trail) actions.createNodeField({ node, name: 'trail', value: surveyTrail(slug, drawing.trail) })
}

function drawingOf(node: Node, slug: string): Drawing | undefined {
  const sheet = (field: 'map' | 'terrain' | 'lake') => ({
    field,
    svg: drawTerrain(slug, field === 'lake' ? 'lake' : 'light'),
    width: SHEET_PIXELS,
  })
  switch (node.internal.type) {
    case 'Service':
      return { picture: sheet('map'), trail: isService(node) ? node.cards.map(({ title }) => title) : [] }
    case 'TeamMember':
      return { picture: { field: 'portrait', svg: drawPortrait(slug), width: PORTRAIT_PIXELS } }
    case 'SiteSettings':
      return { picture: sheet('lake') }
    case 'HomePage':
    case 'ContactPage':
      // One blaze on the summit; the page says in its own words what is there.
      return { picture: sheet('terrain'), trail: [slug] }
    case 'NotFoundPage':
      return { picture: sheet('terrain') }
    default:
      return undefined
  }
}

function isService(node: Node): node is Node & { cards: { title: string }[] } {
  return node.internal.type === 'Service'
}
