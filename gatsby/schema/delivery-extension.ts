import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'
import { delivery } from '../../src/content-model/delivery'
import { fillInOffer } from '../../src/content-model/offer'
import { site } from '../../src/content-model/site'
import { type ChosenDelivery, deliveryAddress } from '../../src/routes/deliveries'

const siteNode = z.object({ url: site.shape.url })
/** The node of the delivery, which also has Gatsby's own fields. */
const deliveryNode = z.object(delivery.shape)
const texts = z.record(z.string(), z.string())

/** The part of Gatsby's node model that resolvers use. */
export interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/** Reads the configured delivery from the node of `content/delivery.yml`. */
export function chosenDelivery(node: unknown): ChosenDelivery {
  return { url: null, key: null, ...deliveryNode.parse(node) }
}

/** Returns the node of `content/site.yml`. */
export function readSite({ nodeModel }: ResolverContext): Promise<unknown> {
  return nodeModel.findOne({ type: 'SiteSettings', query: {} })
}

/** Returns the site's address without a trailing slash. */
export async function siteUrl(context: ResolverContext): Promise<string> {
  return siteNode.parse(await readSite(context)).url
}

/**
 * `@textPerDelivery`: selects the text for the configured delivery from a group of texts, and fills in its placeholders. A page
 * therefore always describes what actually happens, and visitors do not load the texts for the other options.
 */
export const deliveryExtension = {
  name: 'textPerDelivery',
  extend: () => ({
    resolve: async (
      source: Readonly<Record<string, unknown>>,
      _args: unknown,
      context: ResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const value = source[fieldName]
      if (value === undefined || value === null) return null
      const chosen = chosenDelivery(await context.nodeModel.findOne({ type: 'DeliverySettings', query: {} }))
      const { [chosen.via]: own, delivered } = texts.parse(value)
      const { hostname } = new URL(deliveryAddress(chosen) ?? '', await siteUrl(context))
      const text = (own ?? delivered)?.replaceAll('{host}', hostname)
      return text && fillInOffer(text, await readSite(context))
    },
  }),
}

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
