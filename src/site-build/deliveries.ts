import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'
import { site } from '../content-model/site'
import { deliveryAddress, SIMULATED, type ChosenDelivery } from '../routes/deliveries'

/** What the delivery of a site depends on, as its node has it. */
export const deliverySettings = z.object({ url: site.shape.url, delivery: site.shape.delivery })
type Settings = z.output<typeof deliverySettings>

const texts = z.record(z.string(), z.string())

/** The part of Gatsby's node model that the extension uses. */
interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/** The delivery that is configured, or the simulated one. */
export function chosenDelivery(delivery: Settings['delivery'] | null): ChosenDelivery {
  return delivery ? { url: null, key: null, ...delivery } : SIMULATED
}

/**
 * `@byDelivery`: of a group of texts the one of the delivery that is configured. So a page cannot say something else than
 * what happens, and visitors load no text of the other ways.
 */
export const deliveryExtension = {
  name: 'byDelivery',
  extend: () => ({
    resolve: async (
      source: Readonly<Record<string, unknown>>,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const written = source[fieldName]
      if (written === undefined || written === null) return null
      const { url, delivery } = deliverySettings.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
      const chosen = chosenDelivery(delivery)
      const { [chosen.via]: own, delivered } = texts.parse(written)
      const { hostname } = new URL(deliveryAddress(chosen) ?? '', url)
      return (own ?? delivered)?.replaceAll('{host}', hostname)
    },
  }),
}

/** The delivery of the build that runs. */
export async function readDelivery({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<ChosenDelivery> {
  const { data } = await graphql<{ settings: Pick<Settings, 'delivery'> }>(`
    query Delivery {
      settings {
        delivery {
          via
          url
          key
        }
      }
    }
  `)
  if (!data) throw new Error('The query for the delivery failed; GraphQL says why above')
  return chosenDelivery(data.settings.delivery)
}
