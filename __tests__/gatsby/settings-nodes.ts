import type { z } from 'zod'
import type { ResolverContext } from '../../gatsby/schema/resolver-context'
import type { delivery } from '../../src/content-model/delivery'
import type { site } from '../../src/content-model/site'
import { deliveryContent, siteContent } from '../factories/content'

/** Creates the node of a delivery, including Gatsby's own fields. */
export function deliveryNode(changes?: Partial<z.input<typeof delivery>>): object {
  return { id: 'delivery', children: [], internal: { type: 'DeliverySettings' }, ...deliveryContent(changes) }
}

/** Creates a resolver context for a build with the settings of the factories. */
export function settingsContext(
  changes?: Partial<z.input<typeof delivery>>,
  siteChanges?: Partial<z.input<typeof site>>,
): ResolverContext {
  const nodes = new Map<string, object>([
    ['SiteSettings', { id: 'site', ...siteContent(siteChanges) }],
    ['DeliverySettings', deliveryNode(changes)],
  ])
  return { nodeModel: { findOne: ({ type }) => Promise.resolve(nodes.get(type)) } }
}
