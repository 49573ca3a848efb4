import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'
import { delivery } from '../../src/content-model/delivery'
import { site } from '../../src/content-model/site'
import { deliveryAddress, type ChosenDelivery } from '../../src/routes/deliveries'

const siteNode = z.object({ url: site.shape.url })
/** The node of the delivery, which has Gatsby's own fields too. */
const deliveryNode = z.object(delivery.shape)
const texts = z.record(z.string(), z.string())

/** The part of Gatsby's node model that resolvers use. */
export interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/** The configured delivery, as a node of `content/delivery.yml` has it. */
export function chosenDelivery(node: unknown): ChosenDelivery {
  return { url: null, key: null, ...deliveryNode.parse(node) }
}

/** The address of the site, without a slash at its end. */
export async function siteUrl({ nodeModel }: ResolverContext): Promise<string> {
  return siteNode.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} })).url
}

/**
 * `@byDelivery`: the text for the configured delivery, out of a group of texts. A page therefore always describes what really
 * happens, and visitors don't load the texts for the other ways.
 */
export const deliveryExtension = {
  name: 'byDelivery',
  extend: () => ({
    resolve: async (
      source: Readonly<Record<string, unknown>>,
      _args: unknown,
      context: ResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const written = source[fieldName]
      if (written === undefined || written === null) return null
      const chosen = chosenDelivery(await context.nodeModel.findOne({ type: 'DeliverySettings', query: {} }))
      const { [chosen.via]: own, delivered } = texts.parse(written)
      const { hostname } = new URL(deliveryAddress(chosen) ?? '', await siteUrl(context))
      return (own ?? delivered)?.replaceAll('{host}', hostname)
    },
  }),
}

/** The delivery of the current build. */
export async function readDelivery({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<ChosenDelivery> {
  const { data } = await graphql<{ delivery: ChosenDelivery }>(`
    query Delivery {
      delivery {
        via
        url
        key
      }
    }
  `)
  if (!data) throw new Error('The query for the delivery failed; see the GraphQL error above')
  return data.delivery
}
