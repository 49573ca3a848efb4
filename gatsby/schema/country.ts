import { z } from 'zod'
import { readBrand } from '../brand/read-brand'
import { type Country, countryOf, countrySize, type Hill, pageHill, topOf } from '../drawings/country'
import { planIndexSheet, type SheetGroup } from '../drawings/index-sheet'
import { drawingColors } from '../drawings/palette'
import { drawCountry, outlineCountry, sheetSize } from '../drawings/terrain'
import { planTrailWithProfile } from '../drawings/trail'
import { entryOf } from '../sources/content-entries'
import { drawMap, saveDrawing } from '../sources/drawn-images'
import { CONTENT_COPY } from '../sources/content-copy'
import { openLabelFont } from '../typefaces/open-typefaces'
import type { Field, NodeModel } from './resolver-context'

const overview = z.object({ groups: z.array(z.object({ title: z.string(), services: z.array(z.string()) })) })
const service = z.object({ name: z.string() })
const parts = z.object({ cardsHeading: z.string(), cards: z.array(z.object({ title: z.string() })) })

/** The groups of the services overview, and the country with a massif for each. */
interface Survey {
  groups: readonly { title: string; services: readonly string[] }[]
  country: Country
}

async function survey(nodeModel: NodeModel): Promise<Survey> {
  const { groups } = overview.parse(await nodeModel.findOne({ type: 'ServicesPage', query: {} }))
  return { groups, country: countryOf(groups.map(({ services }) => services.length)) }
}

/** Returns the hill of a service. One that is in no group has the hill of a page. */
function hillOf({ groups, country }: Survey, slug: string): Hill {
  const massif = groups.findIndex(({ services }) => services.includes(slug))
  const hill = groups[massif]?.services.indexOf(slug)
  return hill === undefined ? pageHill(slug) : { country, massif, hill }
}

/** Returns the hill of a service and what the trail to its summit passes. */
export async function serviceTrail({ source, nodeModel }: Pick<Field, 'source' | 'nodeModel'>) {
  const { cards, cardsHeading } = parts.parse(source)
  const hill = hillOf(await survey(nodeModel), entryOf(source).slug)
  return { hill, labels: { titles: cards.map(({ title }) => title), promise: cardsHeading } }
}

/**
 * Returns a service's map: its enlarged hill, trail, cross section, and locator. Drawn on request, as it depends on the
 * overview's groups. Null without maps.
 */
export async function serviceMap({ source, nodeModel }: Field) {
  const { colors, illustrations } = readBrand(CONTENT_COPY)
  if (illustrations !== 'maps') return null
  const { hill, labels } = await serviceTrail({ source, nodeModel })
  const { profile, ...trail } = planTrailWithProfile(hill, labels, openLabelFont())
  const image = await drawMap(hill, drawingColors(colors).light)
  return { image, trail, profile, locator: hill.massif < 0 ? null : locatorOf(hill) }
}

/** Returns a small outline of the country, and a service's position, in units of the index sheet. */
function locatorOf(hill: Hill) {
  const { country } = hill
  const size = sheetSize(country)
  const scale = size.width / countrySize(country).width
  const { x, y } = topOf(hill)
  return { ...size, outline: outlineCountry(country), x: Math.round(x * scale), y: Math.round(y * scale) }
}

/** More waymarks, with numbers of three digits, have no room on the sheet. */
const MOST_WAYMARKS = 60

/** Returns the country's sheet with a waymark for every service of the overview; null without maps or room. */
export async function indexSheet({ nodeModel }: Field) {
  const { colors, illustrations } = readBrand(CONTENT_COPY)
  if (illustrations !== 'maps') return null
  const { groups, country } = await survey(nodeModel)
  const query = { filter: { fields: { slug: { in: groups.flatMap(({ services }) => services) } } } }
  const { entries } = await nodeModel.findAll({ type: 'Service', query })
  const nodes = new Map([...entries].map((node) => [entryOf(node).slug, node]))
  const shown = groups.map(({ services }) =>
    services.flatMap((slug, hill) => {
      const node = nodes.get(slug)
      return node ? [{ node, hill, name: service.parse(node).name }] : []
    }),
  )
  const sheetGroups: SheetGroup[] = groups.map(({ title }, index) => ({ title, services: shown[index] ?? [] }))
  const found = shown.flat()
  if (found.length > MOST_WAYMARKS) return null
  const { titles, waymarks } = planIndexSheet(country, sheetGroups, openLabelFont())
  return {
    image: saveDrawing('map', drawCountry(country, drawingColors(colors).light), sheetSize(country)),
    titles,
    waymarks: waymarks.map((waymark, index) => ({ ...waymark, service: found[index]?.node })),
  }
}
