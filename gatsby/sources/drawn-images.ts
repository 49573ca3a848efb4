import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actions, CreateNodeArgs, Node } from 'gatsby'
import type { ContentType } from '../../src/content-model/registry'
import { MAP_SIZE, type Size } from '../../src/illustrations/map-size'
import { drawPortrait, PORTRAIT_SIZE } from '../../src/illustrations/portrait'
import { drawTerrain } from '../../src/illustrations/terrain'
import { contentType } from './content-entries'
import { drawThumbnail, mapPlansOf } from './map-plans'

/** The folder of files that never change, because their names contain the hash of their content. */
const FOLDER = 'static'

/** The drawings of an entry besides its maps, by the names of their GraphQL fields. */
const DRAWINGS: Record<
  NonNullable<ContentType['drawings']>[number],
  { draw: (node: Node, slug: string) => string; size: Size }
> = {
  thumbnail: { draw: drawThumbnail, size: MAP_SIZE },
  portrait: { draw: (_node, slug) => drawPortrait(slug), size: PORTRAIT_SIZE },
  lake: { draw: (_node, slug) => drawTerrain(slug, 'lake'), size: MAP_SIZE },
}

/** A drawing as GraphQL returns it: its path on the site, and its size in CSS pixels. */
interface Drawing extends Size {
  src: string
}

/** The node field that `@mapIllustration` reads: the drawn terrain, and the trail over it. */
interface MapField {
  image: Drawing
  trail: object
}

/** The arguments of Gatsby's `onCreateNode` that are used here. */
type DrawingArgs = Pick<CreateNodeArgs, 'node' | 'createContentDigest'> & { actions: Pick<Actions, 'createNodeField'> }

/**
 * Draws the images of a content node, and stores them under the names of GraphQL fields. Gatsby calls this only for new and
 * changed nodes. It keeps the fields in its cache and the files in the public folder, and empties the cache if that folder is
 * missing.
 *
 * @param slug the entry's slug
 * @param root the folder that contains the public folder
 */
export function drawImages(
  { node, actions, createContentDigest }: DrawingArgs,
  slug: string,
  root = process.cwd(),
): void {
  const save = (kind: string, svg: string, size: Size): Drawing => {
    const src = `/${FOLDER}/${kind}-${createContentDigest(svg)}.svg`
    const file = join(root, 'public', src)
    mkdirSync(join(root, 'public', FOLDER), { recursive: true })
    if (!existsSync(file)) writeFileSync(file, svg)
    return { src, ...size }
  }

  for (const { field, seed, tone, trail } of mapPlansOf(node, slug)) {
    const value: MapField = { image: save('map', drawTerrain(seed, tone), MAP_SIZE), trail }
    actions.createNodeField({ node, name: field, value })
  }
  for (const name of contentType(node.internal.type)?.drawings ?? []) {
    const { draw, size } = DRAWINGS[name]
    actions.createNodeField({ node, name, value: save(name, draw(node, slug), size) })
  }
}
