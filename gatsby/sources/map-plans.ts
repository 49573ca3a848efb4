import type { Node } from 'gatsby'
import { z } from 'zod'
import type { EntryMap } from '../../src/content-model/content-type'
import { extendBeyondEdge } from '../../src/illustrations/trail'
import type { Tone } from '../../src/illustrations/palette'
import type { LabelFont } from '../../src/illustrations/text-width'
import { MAX_TITLES, planTrail, type Trail } from '../../src/illustrations/trail'
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

/** The titles of a map's markers in an entry; undefined if it has none, or more than a map has room for. */
export function titlesOf(entry: unknown, map: EntryMap | undefined): string[] | undefined {
  if (map?.titles === undefined) return undefined
  const all = titles.parse(map.titles.split('.').reduce((value, key) => group.parse(value)[key], entry))
  return all.length <= MAX_TITLES ? all : undefined
}

function planOf(field: string, map: EntryMap, node: Node, slug: string, font: LabelFont): MapPlan {
  const { seed = slug, tone, visible, runsOff } = map
  // A marker without a title has the summit to itself, and the page's own text describes it.
  const trail = planTrail(seed, titlesOf(node, map) ?? [seed], font, visible)
  return { field, seed, tone, trail: runsOff ? extendBeyondEdge(trail) : trail }
}

/**
 * Plans the map illustrations of an entry. If they have no seed, the terrain depends only on the slug, so a new entry has a map
 * immediately.
 *
 * @param node a validated entry
 * @param slug the entry's slug
 * @param font the labels' font
 */
export function mapPlansOf(node: Node, slug: string, font: LabelFont): MapPlan[] {
  const { maps = {} } = contentType(node.internal.type) ?? {}
  return Object.entries(maps).map(([field, map]) => planOf(field, map, node, slug, font))
}
