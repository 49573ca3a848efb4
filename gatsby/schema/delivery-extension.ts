import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'
import { delivery } from '../../src/content-model/delivery'
import { fillInOffer } from '../../src/content-model/offer'
import { site } from '../../src/content-model/site'
import { type ChosenDelivery, deliveryAddress } from '../../src/routes/deliveries'
import { chosenTextExtension } from './chosen-text-extension'
import { readSite, type ResolverContext } from './resolver-context'

const siteNode = z.object({ url: site.shape.url })
/** The node of the delivery, which also has Gatsby's own fields. */
const deliveryNode = z.object(delivery.shape)

/** Reads the configured delivery from the node of `content/delivery.yml`. */
export function chosenDelivery(node: unknown): ChosenDelivery {
  return { url: null, key: null, ...deliveryNode.parse(node) }
}

/** Returns the site's address without a trailing slash. */
export async function siteUrl(context: ResolverContext): Promise<string> {
  return siteNode.parse(await readSite(context)).url
}

/** `@textPerDelivery`: the text for the configured delivery. A page therefore always describes what actually happens. */
export const deliveryExtension = chosenTextExtension('textPerDelivery', async (texts, context) => {
  const chosen = chosenDelivery(await context.nodeModel.findOne({ type: 'DeliverySettings', query: {} }))
  const { [chosen.via]: own, delivered } = texts
  const { hostname } = new URL(deliveryAddress(chosen) ?? '', await siteUrl(context))
  const text = (own ?? delivered)?.replaceAll('{host}', hostname)
  return text && fillInOffer(text, await readSite(context))
})

/** Queries the delivery of the current build. */
export async function readDelivery({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<ChosenDelivery> {
  const { data } = await graphql<{ deliverySettings: ChosenDelivery }>(`
    query Delivery {
      deliverySettings {
        via
        url
        key
      }
    }
  `)
  if (!data) throw new Error('The query for the delivery failed; see the GraphQL error above')
  return data.deliverySettings
}
