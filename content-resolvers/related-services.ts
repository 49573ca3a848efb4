import { z } from 'zod'
import { PAGE_PATHS } from '../content-model/routes/named-paths'
import { entryOf } from './entries'
import { type Field, readSite } from './node-model'

const MAX_RELATED_SERVICES = 3

const overview = z.object({ groups: z.array(z.object({ title: z.string(), services: z.array(z.string()) })) })

/**
 * A service's group, its address, and the services after it, in a circle. The overview's groups precede the menu's,
 * whose address is the overview. Null without other published services.
 */
export async function relatedServicesOf({ source, nodeModel }: Pick<Field, 'source' | 'nodeModel'>) {
  const { slug } = entryOf(source)
  const { groups } = overview.parse(await nodeModel.findOne({ type: 'ServicesPage', query: {} }))
  const menu = (await readSite(nodeModel)).navigation.services.groups
  const found = [
    ...groups.map((group, index) => ({ ...group, path: `${PAGE_PATHS.services}#group-${index + 1}-heading` })),
    ...menu.map((group) => ({ ...group, path: PAGE_PATHS.services })),
  ].find(({ services }) => services.includes(slug))
  if (!found) return null
  const own = found.services.indexOf(slug)
  const others = [...found.services.slice(own + 1), ...found.services.slice(0, own)]
  const query = { filter: { fields: { slug: { in: others } } } }
  const { entries } = await nodeModel.findAll({ type: 'Service', query })
  const nodes = new Map([...entries].map((node) => [entryOf(node).slug, node]))
  const services = others.flatMap((other) => nodes.get(other) ?? []).slice(0, MAX_RELATED_SERVICES)
  return services.length > 0 ? { group: found.title, path: found.path, services } : null
}
