/** The ways to deliver a consultation request: `provider` of `delivery` in `content/integrations.yml`. */
export type DeliveryProvider = 'simulated' | 'endpoint' | 'netlify' | 'formspree' | 'web3forms'

/** The settings under `delivery` in `content/integrations.yml`. */
export interface ChosenDelivery {
  provider: DeliveryProvider
  /** The address that requests go to, or a path on the site itself; absent if `provider` already determines it. */
  url?: string | null
  /** The access key that a provider issued to the firm. */
  key?: string | null
}

/** Netlify accepts form submissions at any path of a site that it serves. */
export const NETLIFY_PATH = '/'

/** https://docs.web3forms.com/getting-started/api-reference */
export const WEB3FORMS_ADDRESS = 'https://api.web3forms.com/submit'

/** The form's name at Netlify. */
export const FORM_NAME = 'consultation'

/**
 * The name of the honeypot field, which bots fill in. Formspree and Web3Forms have their own names for it:
 * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering,
 * https://docs.web3forms.com/getting-started/customizations/spam-protection/spam-protection.
 */
export const HONEYPOTS = {
  endpoint: 'website',
  netlify: 'website',
  formspree: '_gotcha',
  web3forms: 'botcheck',
} as const

/** Returns the address that requests go to, or a path on the site itself; undefined if requests go nowhere. */
export function deliveryAddress({ provider, url }: ChosenDelivery): string | undefined {
  if (provider === 'netlify') return NETLIFY_PATH
  return provider === 'web3forms' ? WEB3FORMS_ADDRESS : (url ?? undefined)
}

/**
 * Returns the origin of another server that requests go to; undefined if they stay on the site's own server or go
 * nowhere.
 */
export function deliveryOrigin(delivery: ChosenDelivery): string | undefined {
  const address = deliveryAddress(delivery)
  return address === undefined || address.startsWith('/') ? undefined : new URL(address).origin
}
