import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actions, CreateNodeArgs } from 'gatsby'
import { MAP_SIZE, type Size } from '../../src/illustrations/map-size'
import { inksOf } from '../../src/illustrations/palette'
import { drawTerrain } from '../../src/illustrations/terrain'
import type { LabelFont } from '../../src/illustrations/text-width'
import { drawThumbnail } from '../../src/illustrations/draw-trail'
import type { Brand } from '../../tools/content/parse/read-brand'
import { compressEarly } from '../output/compressed-files'
import { contentType } from './content-entries'
import { mapPlansOf } from './map-plans'
import { drawTerrainInThread } from './terrain-thread'

/** The folder of files that never change, because their names contain the hash of their content. */
const FOLDER = 'static'

/** A drawing as GraphQL returns it: its path on the site, and its size in CSS pixels. */
export interface Drawing extends Size {
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
 * @param brand the brand, which decides whether there are drawings, and their inks
 * @param font the labels' font
 * @param root the folder that contains the public folder
 */
export async function drawImages(
  { node, actions, createContentDigest }: DrawingArgs,
  slug: string,
  brand: Pick<Brand, 'colors' | 'illustrations'>,
  font: LabelFont,
  root = process.cwd(),
): Promise<void> {
  if (brand.illustrations !== 'maps') return
  const inks = inksOf(brand.colors)
  const isProduction = process.env.NODE_ENV === 'production'
  const save = (kind: string, svg: string): Drawing => {
    const drawing = saveDrawing(`${kind}-${createContentDigest(svg)}`, svg, MAP_SIZE, root)
    if (isProduction) compressEarly(join(root, 'public', drawing.src))
    return drawing
  }

  const maps = mapPlansOf(node, slug, font)
  for (const { field, seed, tone, trail } of maps) {
    // After a save, `gatsby develop` does not wait for another thread.
    const svg = isProduction ? await drawTerrainInThread(seed, inks[tone]) : drawTerrain(seed, inks[tone])
    const value: MapField = { image: save('map', svg), trail }
    actions.createNodeField({ node, name: field, value })
  }
  const [map] = maps
  for (const name of contentType(node.internal.type)?.drawings ?? []) {
    const svg =
      name === 'thumbnail' && map ? drawThumbnail(map.seed, map.trail, inks.light) : drawTerrain(slug, inks.lake)
    actions.createNodeField({ node, name, value: save(name, svg) })
  }
}

/**
 * Writes a drawing to the folder of files that never change, if it is not there yet.
 *
 * @param name the name of the file without its extension, which contains the hash of the drawing
 */
export function saveDrawing(name: string, svg: string, size: Size, root: string): Drawing {
  const src = `/${FOLDER}/${name}.svg`
  const file = join(root, 'public', src)
  mkdirSync(join(root, 'public', FOLDER), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, svg)
  return { src, ...size }
}
