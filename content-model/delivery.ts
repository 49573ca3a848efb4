import { z } from 'zod'
import * as providers from './delivery/providers'
import type { DeliverySetup } from './delivery/types'
import type { FieldMeta } from './field-meta'
import { formatted, group, paragraph } from './fields'
import { checkSettings, settingHint, textFor, textPerProvider } from './provider-fields'
import { fillInOffer } from './offer'
import { addressRule, SERVER_OR_FUNCTION } from './server-address'

const PROVIDERS = Object.values(providers)

/** Where consultation requests go. */
export const delivery = z
  .strictObject({
    provider: z.enum(['simulated', ...PROVIDERS.map(({ name }) => name)]).meta({
      label: 'Delivery',
      hint: 'With simulated, requests are not sent anywhere. docs/going-live.md lists what each option requires.',
      example: 'endpoint',
      firstValue: 'simulated',
      shape: 'DeliveryProvider',
    } satisfies FieldMeta),
    url: formatted(SERVER_OR_FUNCTION, addressRule(', or /api/consultation for this site’s own function'), {
      label: 'Address',
      hint: settingHint('url', PROVIDERS),
      example: 'https://formspree.io/f/xayzwvkd',
    }).optional(),
    key: formatted(/^\S{1,253}$/, 'must be a key, without spaces', {
      label: 'Key',
      hint: `${settingHint('key', PROVIDERS)} Visitors may see it.`,
      example: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90',
    }).optional(),
  })
  .check(checkSettings(['url', 'key'], PROVIDERS))
  .meta({ label: 'Consultation requests', derivedFields: { noJsForm: 'NoJsForm @noJsForm' } } satisfies FieldMeta)

/** The settings under `delivery` in `content/integrations.yml`. */
export type ChosenDelivery = z.output<typeof delivery>

/** Returns the setup of a provider; undefined for a simulated delivery. */
export const deliverySetup = (provider: string | undefined): DeliverySetup | undefined =>
  PROVIDERS.find(({ name }) => name === provider)?.setup

/** Returns the address for requests, or a path on the site; undefined if they go nowhere. */
export const deliveryAddress = ({ provider, url }: ChosenDelivery) => deliverySetup(provider)?.address ?? url

/** Returns the origin of another server that requests go to, if any. */
export function deliveryOrigin(chosen: ChosenDelivery): string | undefined {
  const address = deliveryAddress(chosen)
  return address === undefined || address.startsWith('/') ? undefined : new URL(address).origin
}

/**
 * Returns the text of a {@link textPerDelivery} or {@link onceDelivered} for the configured delivery, with the name of
 * its server in place of `{host}`, and with the site's offer.
 */
export function deliveryText(value: unknown, chosen: ChosenDelivery, site: { url: string; offer: unknown }): string {
  const { href } = new URL(deliveryAddress(chosen) ?? '', site.url)
  return fillInOffer(textFor(value, chosen.provider, href) ?? textFor(value, 'delivered', href) ?? '', site)
}

/** Creates a field with one text for each delivery. A page shows the text for the configured one. */
export const textPerDelivery = (label: string, max: number) =>
  group(
    label,
    { simulated: paragraph({ label: 'For simulated', max }), ...textPerProvider(PROVIDERS, max) },
    {
      hint: '{host} is replaced with the name of the server that receives requests.',
      textPer: 'delivery',
      interface: true,
    },
  )

/**
 * Creates a field with two texts: one for a site whose requests go nowhere, and one for a site that delivers them. The
 * second is the firm's own and may promise a reply; on a site that delivers nothing, that promise would be false.
 */
export const onceDelivered = (label: string, max: number) =>
  group(
    label,
    {
      simulated: paragraph({ label: 'For simulated', max }),
      delivered: paragraph({ label: 'For all other delivery methods', max }),
    },
    { hint: '{reply} is replaced with the site’s offer.', textPer: 'delivery', interface: false },
  )
