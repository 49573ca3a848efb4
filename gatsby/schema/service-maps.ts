import { z } from 'zod'
import { entryOf } from '../../content-resolvers/entries'
import type { Field, NodeModel } from '../../content-resolvers/node-model'
import { MAP_SIZE } from '../../src/components/map-size'
import { readBrand } from '../brand/read-brand'
import { planIndexSheet } from '../drawings/index-sheet'
import { drawingColors } from '../brand/drawing-colors'
import { layOutSheet, type Massif } from '../drawings/sheet-layout'
import { drawSheet, outlineMassifs } from '../drawings/terrain'
import { planTrail } from '../drawings/trail'
import { drawMap, saveDrawing } from '../sources/drawn-images'
import { CONTENT_COPY } from '../sources/content-copy'
import { openLabelFont } from '../typefaces/open-typefaces'

const overview = z.object({ groups: z.array(z.object({ title: z.string(), services: z.array(z.string()) })) })
const service = z.object({ name: z.string() })
const parts = z.object({ cardsHeading: z.string(), cards: z.array(z.object({ title: z.string() })) })

/** Returns the index sheet's massifs, one for each group of the services overview. */
async function massifsOf(nodeModel: NodeModel): Promise<Massif[]> {
  const { groups } = overview.parse(await nodeModel.findOne({ type: 'ServicesPage', query: {} }))
  return layOutSheet(groups)
}

/** Returns what a service's trail passes, and what is at its end. */
function serviceLabels(source: Field['source']) {
  const { cards, cardsHeading } = parts.parse(source)
  return { titles: cards.map(({ title }) => title), promise: cardsHeading, size: 'column' as const }
}

/**
 * Returns a service's map: its terrain, trail, cross section, and locator. Drawn on request, as the locator depends on
 * the overview's groups. Null without maps.
 */
export async function serviceMap({ source, nodeModel }: Field) {
  const { colors, illustrations } = readBrand(CONTENT_COPY)
  if (illustrations !== 'maps') return null
  const { slug } = entryOf(source)
  const { profile, sketch, ...trail } = planTrail(slug, serviceLabels(source), openLabelFont())
  const image = drawMap(slug, drawingColors(colors).light)
  return { image, trail, profile, sketch, locator: locatorOf(slug, await massifsOf(nodeModel)) }
}

/** Returns a small outline of the index sheet, and a service's group and position on it; null if no group has it. */
function locatorOf(slug: string, massifs: readonly Massif[]) {
  for (const { title, cells } of massifs) {
    const cell = cells.find((one) => one.slug === slug)
    if (cell) return { outline: outlineMassifs(massifs), title, ...cell.waymark }
  }
  return null
}

/** More waymarks, with numbers of three digits, have no room on the sheet. */
const MOST_WAYMARKS = 60

/** Returns the index sheet with a waymark for every service of the overview; null without maps or room. */
export async function indexSheet({ nodeModel }: Field) {
  const { colors, illustrations } = readBrand(CONTENT_COPY)
  if (illustrations !== 'maps') return null
  const massifs = await massifsOf(nodeModel)
  const slugs = massifs.flatMap(({ cells }) => cells.map(({ slug }) => slug))
  const query = { filter: { fields: { slug: { in: slugs } } } }
  const { entries } = await nodeModel.findAll({ type: 'Service', query })
  const nodes = new Map([...entries].map((node) => [entryOf(node).slug, node]))
  if (nodes.size > MOST_WAYMARKS) return null
  const names = new Map([...nodes].map(([slug, node]) => [slug, service.parse(node).name]))
  const { waymarks, ...sheet } = planIndexSheet(massifs, names, openLabelFont())
  return {
    ...sheet,
    image: saveDrawing('map', drawSheet(massifs, drawingColors(colors).light), MAP_SIZE),
    waymarks: waymarks.map(({ slug, ...waymark }) => ({ ...waymark, service: nodes.get(slug) })),
  }
}
