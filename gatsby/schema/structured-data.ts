import type { Graph, Thing } from 'schema-dts'
import { z } from 'zod'
import { canonicalPath, pathsAbove } from '../../content-model/routes/entry-paths'
import { pageSettings } from '../../content-model/page-settings'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'
import { entryOf } from '../../content-resolvers/entries'
import { type Field, type NodeQuery, readSite, type Sort } from '../../content-resolvers/node-model'
import { scriptJson } from '../encoding/script-json'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { SUBJECTS } from '../structured-data/subjects'

/** An entry with its own file has a title or heading; other pages' titles are in the navigation. */
const titled = z.union([
  z.object({ title: z.string() }).transform(({ title }) => title),
  z.object({ heading: z.string() }).transform(({ heading }) => heading),
])

/** Otherwise, the order would depend on which file is read first. */
function byOrder({ schema }: ContentType): NodeQuery {
  const bySlug: Sort = { fields: { slug: 'ASC' } }
  return { sort: 'order' in schema.shape ? [{ order: 'ASC' }, bySlug] : [bySlug] }
}

/** A page's JSON-LD for a script element: what it and the entries with an anchor on it are about, and its breadcrumbs. */
export async function structuredDataOf({ source, nodeModel }: Pick<Field, 'source' | 'nodeModel'>) {
  const site = await readSite(nodeModel)
  const page = entryOf(source)
  const { type, slug, value } = page
  const path = canonicalPath(type, slug, value, pageSettings(site))
  const anchored = CONTENT_TYPES.filter(({ anchorOn, subjects }) => anchorOn === type && subjects).map(
    async (other) => {
      const { entries } = await nodeModel.findAll({ type: other.name, query: byOrder(other) })
      return [...entries].map(entryOf)
    },
  )
  const described = [page, ...(await Promise.all(anchored)).flat()]
  const things: Thing[] = described.flatMap((entry) =>
    (entry.type.subjects ?? []).flatMap((subject) => SUBJECTS[subject](site, entry, path)),
  )
  things.push(...breadcrumbs(site, [...pathsAbove(type), path], titled.safeParse(source).data))
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return things.length > 0 ? scriptJson(graph) : null
}
