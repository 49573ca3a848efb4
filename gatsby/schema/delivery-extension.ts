import { z } from 'zod'
import type { delivery } from '../../src/content-model/delivery'
import { fillInOffer } from '../../src/content-model/offer'
import { site } from '../../src/content-model/site'
import { type ChosenDelivery, deliveryAddress } from '../../src/routes/deliveries'
import { chosenTextExtension } from './chosen-text-extension'
import { readIntegrations, readSite, type ResolverContext } from './resolver-context'

const siteNode = z.object({ url: site.shape.url })

/** The delivery that the settings under `delivery` choose. */
export function chosenDelivery(settings: z.output<typeof delivery>): ChosenDelivery {
  return { url: null, key: null, ...settings }
}

/** Returns the site's address without a trailing slash. */
export async function siteUrl(context: ResolverContext): Promise<string> {
  return siteNode.parse(await readSite(context)).url
}

/** `@textPerDelivery`: the text for the configured delivery. A page therefore always describes what actually happens. */
export const deliveryExtension = chosenTextExtension('textPerDelivery', async (texts, context) => {
  const chosen = chosenDelivery((await readIntegrations(context)).delivery)
  const { [chosen.via]: own, delivered } = texts
  const { hostname } = new URL(deliveryAddress(chosen) ?? '', await siteUrl(context))
  const text = (own ?? delivered)?.replaceAll('{host}', hostname)
  return text && fillInOffer(text, await readSite(context))
})
