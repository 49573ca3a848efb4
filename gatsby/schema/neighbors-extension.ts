import { z } from 'zod'
import { PAGE_PATHS } from '../../src/routes/paths'
import { entryOf } from '../sources/content-entries'

/** The most services that a page shows of its group. */
const MAX_NEIGHBORS = 3

interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<unknown>
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
}

const groups = z.array(z.object({ title: z.string(), services: z.array(z.string()) }))
const overview = z.object({ groups })
const menu = z.object({ navigation: z.object({ services: z.object({ groups }) }) })

interface Group {
  group: string
  /** The address of the group in the services overview, or of the overview if the group is only in the menu. */
  path: string
  slugs: readonly string[]
}

/** Returns the groups that can contain a service: those of the overview, then those of the menu. */
async function groupsOf(nodeModel: NodeModel): Promise<Group[]> {
  const { services } = menu.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} })).navigation
  return [
    ...overview.parse(await nodeModel.findOne({ type: 'ServicesPage', query: {} })).groups.map((group, index) => ({
      ...group,
      path: `${PAGE_PATHS.services}#group-${index + 1}-heading`,
    })),
    ...services.groups.map((group) => ({ ...group, path: PAGE_PATHS.services })),
  ].map(({ title, services: slugs, path }) => ({ group: title, path, slugs }))
}

/**
 * `@neighbors`: the group of a service, and the services that follow it there; after the last one comes the first. Null if no group
 * contains the service and another one that visitors can see.
 */
export const neighborsExtension = {
  name: 'neighbors',
  extend: () => ({
    resolve: async (source: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const { slug } = entryOf(source)
      const found = (await groupsOf(nodeModel)).find(({ slugs }) => slugs.includes(slug))
      if (!found) return null
      const { group, path, slugs } = found
      const own = slugs.indexOf(slug)
      const { entries } = await nodeModel.findAll({ type: 'Service', query: {} })
      const nodes = new Map([...entries].map((node) => [entryOf(node).slug, node]))
      const services = [...slugs.slice(own + 1), ...slugs.slice(0, own)].flatMap((other) => nodes.get(other) ?? [])
      return services.length > 0 ? { group, path, services: services.slice(0, MAX_NEIGHBORS) } : null
    },
  }),
}
