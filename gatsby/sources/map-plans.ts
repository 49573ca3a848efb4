import type { Node } from 'gatsby'
import { z } from 'zod'
import type { EntryMap } from '../../src/content-model/content-type'
import { extendBeyondEdge } from '../../src/illustrations/extend-offcanvas'
import { drawMap } from '../../src/illustrations/map'
import type { Tone } from '../../src/illustrations/palette'
import { planTrail, type Trail } from '../../src/illustrations/trail'
import { contentType } from './content-entries'

/** A map illustration that the build draws for an entry, and the name of its GraphQL field. */
export interface MapPlan {
  field: string
  seed: string
  tone: Tone
  trail: Trail
}

const group = z.record(z.string(), z.unknown())
const titles = z.array(z.union([z.string(), z.object({ title: z.string() }).transform(({ title }) => title)]))

/** The titles of a map's markers in an entry; undefined if they have none. */
export function titlesOf(entry: unknown, map: EntryMap | undefined): string[] | undefined {
  if (map?.titles === undefined) return undefined
  return titles.parse(map.titles.split('.').reduce((value, key) => group.parse(value)[key], entry))
}

function planOf(field: string, map: EntryMap, node: Node, slug: string): MapPlan {
  const { seed = slug, tone, visible, runsOff } = map
  // A marker without a title has the summit to itself, and the page's own text describes it.
  const trail = planTrail(seed, titlesOf(node, map) ?? [seed], visible)
  return { field, seed, tone, trail: runsOff ? extendBeyondEdge(trail) : trail }
}

/**
 * Plans the map illustrations of an entry. If they have no seed, the terrain depends only on the slug, so a new entry has a map
 * immediately.
 *
 * @param node a validated entry
 * @param slug the entry's slug
 */
export function mapPlansOf(node: Node, slug: string): MapPlan[] {
  const { maps = {} } = contentType(node.internal.type) ?? {}
  return Object.entries(maps).map(([field, map]) => planOf(field, map, node, slug))
}

/** Draws an entry's first map at the height of a line of text, as an SVG document. */
export function drawThumbnail(node: Node, slug: string): string {
  const [map] = Object.values(contentType(node.internal.type)?.maps ?? {})
  return drawMap(slug, titlesOf(node, map) ?? [slug], { tone: 'light', labels: false, scale: 4 })
}
