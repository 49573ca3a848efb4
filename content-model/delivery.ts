import { z } from 'zod'
import type { DeliveryProvider } from './routes/deliveries'
import type { FieldMeta } from './field-meta'
import { checkRequired, formatted, group, paragraph } from './fields'
import { addressRule, SERVER_OR_FUNCTION } from './server-address'

const PROVIDERS = [
  'simulated',
  'endpoint',
  'netlify',
  'formspree',
  'web3forms',
] as const satisfies readonly DeliveryProvider[]

/** This project's own function, served by the site itself: src/api/consultation.ts. */
const OWN_FUNCTION = '/api/consultation'

const URL_RULE = addressRule(`, or ${OWN_FUNCTION} for this site’s own function`)

/**
 * The address of a Formspree form:
 * https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
 */
const FORMSPREE_FORM = /^https:\/\/formspree\.io\/(?:p\/\w+\/)?f\/\w+$/

/** Where consultation requests go. */
export const delivery = z
  .strictObject({
    provider: z.enum(PROVIDERS).meta({
      label: 'Delivery',
      hint: 'With simulated, requests go nowhere. docs/going-live.md lists what each option requires.',
      example: 'endpoint',
      shape: 'DeliveryProvider',
      formerKey: 'via',
    } satisfies FieldMeta),
    url: formatted(SERVER_OR_FUNCTION, URL_RULE, {
      label: 'Address',
      hint: `For endpoint: your service’s address, or ${OWN_FUNCTION}. For formspree: the form’s address at Formspree.`,
      example: 'https://formspree.io/f/xayzwvkd',
    }).optional(),
    key: formatted(/^[\w-]{8,64}$/, 'must be the access key that Web3Forms sent you: letters, digits, and hyphens', {
      label: 'Key',
      hint: 'For web3forms: the access key. Visitors may see it.',
      example: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90',
    }).optional(),
  })
  .check((payload) => {
    checkRequired(payload, 'url', {
      endpoint: true,
      formspree: {
        pattern: FORMSPREE_FORM,
        rule: 'must be the address of a Formspree form, such as https://formspree.io/f/xayzwvkd',
      },
    })
    checkRequired(payload, 'key', { web3forms: true })
  })
  .meta({ label: 'Consultation requests' } satisfies FieldMeta)

/** One text for each delivery; a page shows the text of the configured delivery. */
export function textPerDelivery(label: string, max: number) {
  const textWith = (provider: DeliveryProvider) => paragraph({ label: `For ${provider}`, max })
  return group(
    label,
    {
      simulated: textWith('simulated'),
      endpoint: textWith('endpoint'),
      netlify: textWith('netlify'),
      formspree: textWith('formspree'),
      web3forms: textWith('web3forms'),
    },
    {
      hint: '{host} is replaced with the name of the server that receives requests.',
      textPer: 'delivery',
      interface: true,
    },
  )
}

/**
 * Two versions of a text: one for when requests go nowhere, and one for when they are delivered. They are the firm’s own words,
 * because they promise an answer.
 */
export const onceDelivered = (label: string, max: number) =>
  group(
    label,
    {
      simulated: paragraph({ label: 'For simulated', max }),
      delivered: paragraph({ label: 'For every other delivery', max }),
    },
    { hint: '{reply} is replaced with the site’s offer.', textPer: 'delivery', interface: false },
  )
