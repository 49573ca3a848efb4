/** The ways in which consultation requests can be delivered: `via` in `content/delivery.yml`. */
export type Via = 'simulated' | 'endpoint' | 'netlify' | 'formspree' | 'web3forms'

/** What `content/delivery.yml` configures. */
export interface ChosenDelivery {
  via: Via
  /** Where requests go, where that is not known from `via` alone: an address, or a path of the site itself. */
  url: string | null
  /** The key that a provider gave to the firm. */
  key: string | null
}

/** The delivery of a site that has not configured one yet. */
export const SIMULATED: ChosenDelivery = { via: 'simulated', url: null, key: null }

/** Netlify takes forms at any path of a site that it serves. */
export const NETLIFY_PATH = '/'

/** https://docs.web3forms.com/getting-started/api-reference */
export const WEB3FORMS_ADDRESS = 'https://api.web3forms.com/submit'

/** The form's name with Netlify. */
export const FORM_NAME = 'consultation'

/**
 * What the field that programs fill in is called. Formspree and Web3Forms have names of their own:
 * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering,
 * https://docs.web3forms.com/getting-started/customizations/spam-protection/spam-protection.
 */
export const HONEYPOTS = {
  endpoint: 'website',
  netlify: 'website',
  formspree: '_gotcha',
  web3forms: 'botcheck',
} as const

/** Where requests go: an address, or a path of the site itself; undefined where they go nowhere. */
export function deliveryAddress({ via, url }: Pick<ChosenDelivery, 'via' | 'url'>): string | undefined {
  switch (via) {
    case 'simulated':
      return undefined
    case 'netlify':
      return NETLIFY_PATH
    case 'web3forms':
      return WEB3FORMS_ADDRESS
    case 'endpoint':
    case 'formspree':
      return url ?? undefined
  }
}

/** The origin of another server that requests go to; undefined where they stay with the site's own, or go nowhere. */
export function deliveryOrigin(delivery: Pick<ChosenDelivery, 'via' | 'url'>): string | undefined {
  const address = deliveryAddress(delivery)
  return address === undefined || address.startsWith('/') ? undefined : new URL(address).origin
}
