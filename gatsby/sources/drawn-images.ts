import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actions, Node } from 'gatsby'
import { z } from 'zod'
import type { EntryMap } from '../../content-model/content-type'
import { contentType } from '../../content-resolvers/entries'
import { MAP_SIZE, type Size } from '../../src/components/map-size'
import type { Brand } from '../brand/read-brand'
import { drawingColors, type Palette } from '../brand/drawing-colors'
import { drawTerrain } from '../drawings/terrain'
import type { LabelFont } from '../typefaces/label-font'
import { type Labels, planTrail } from '../drawings/trail'

export interface Drawing extends Size {
  src: string
}

const group = z.record(z.string(), z.unknown())
const titles = z.array(z.string())

/**
 * The labels of a map's markers in an entry. A map without titles has one marker, on the summit, and the text of the page says
 * what it stands for.
 */
function labelsOf(entry: unknown, map: EntryMap): Labels {
  if (map.titles === undefined) return { titles: [''] }
  const all = titles.parse(map.titles.split('.').reduce((value, key) => group.parse(value)[key], entry))
  const size = map.labelSize
  return map.unnumberedEnds
    ? { start: all[0], titles: all.slice(1, -1), promise: all.at(-1), size }
    : { titles: all, size }
}

/** Returns the seed of a page's map. No service has such a slug, so no page has the landscape of a service. */
export function seedOf({ hill }: EntryMap): string {
  return `page ${hill}`
}

/** Plans the map illustrations of an entry, each for its GraphQL field. */
export function mapPlansOf(node: Node, font: LabelFont) {
  return Object.entries(contentType(node.internal.type)?.maps ?? {}).map(([field, map]) => {
    const { tone, visible, runsOff } = map
    const seed = seedOf(map)
    const trail = planTrail(seed, labelsOf(node, map), font, visible)
    return { field, seed, tone, trail: runsOff ? { ...trail, markers: [] } : trail }
  })
}

/** Draws the images of a content node into the public folder, and adds them to its GraphQL fields. */
export function drawImages(
  { node, actions }: { node: Node; actions: Pick<Actions, 'createNodeField'> },
  slug: string,
  brand: Pick<Brand, 'colors' | 'illustrations'>,
  font: LabelFont,
  root = process.cwd(),
): void {
  if (brand.illustrations !== 'maps') return
  const colors = drawingColors(brand.colors)
  for (const { field, seed, tone, trail } of mapPlansOf(node, font)) {
    const image = drawMap(seed, colors[tone], root)
    actions.createNodeField({ node, name: field, value: { image, trail } })
  }
  for (const name of contentType(node.internal.type)?.drawings ?? []) {
    actions.createNodeField({ node, name, value: drawMap(slug, colors.dark, root) })
  }
}

/** The terrains drawn so far, so that the map of a service with two pages is drawn only once. */
const terrains = new Map<string, string>()

/** Draws the terrain of a landscape, and returns its file. The trail is not in it: pages draw that over the terrain. */
export function drawMap(seed: string, palette: Palette, root = process.cwd()): Drawing {
  const key = JSON.stringify([seed, palette])
  const svg = terrains.get(key) ?? drawTerrain(seed, palette)
  terrains.set(key, svg)
  return saveDrawing('map', svg, MAP_SIZE, root)
}

/** Enough for the few hundred files of a site: the probability that two of 1,000 have the same digest is one in 8,000. */
const DIGEST_LENGTH = 8

/** Returns the part of a file's name that changes with its content, so that browsers can keep the file forever. It is in every page. */
export function digestOf(content: string | Buffer): string {
  return createHash('md5').update(content).digest('hex').slice(0, DIGEST_LENGTH)
}

/** Writes a drawing to the folder of files that never change, unless it is there. */
export function saveDrawing(kind: string, svg: string, size: Size, root = process.cwd()): Drawing {
  const src = `/static/${kind}-${digestOf(svg)}.svg`
  const file = join(root, 'public', src)
  mkdirSync(join(root, 'public/static'), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, svg)
  return { src, ...size }
}
