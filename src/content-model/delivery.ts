import { z } from 'zod'
import type { Via } from '../routes/deliveries'
import type { FieldMeta } from './field-meta'
import { formatted, group, paragraph } from './fields'
import { addressRule, SERVER_OR_FUNCTION } from './server-address'

const VIAS = ['simulated', 'endpoint', 'netlify', 'formspree', 'web3forms'] as const satisfies readonly Via[]

/** This project's own function, served by the site itself: src/api/consultation.ts. */
const OWN_FUNCTION = '/api/consultation'

const URL_RULE = addressRule(`, or ${OWN_FUNCTION} for this site’s own function`)

/**
 * The address of a Formspree form:
 * https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
 */
const FORMSPREE_FORM = /^https:\/\/formspree\.io\/(?:p\/\w+\/)?f\/\w+$/

/** The fields that each delivery requires besides `via`; the others must be absent. */
const NEEDS: Readonly<Record<Via, { url: boolean; key: boolean }>> = {
  simulated: { url: false, key: false },
  endpoint: { url: true, key: false },
  netlify: { url: false, key: false },
  formspree: { url: true, key: false },
  web3forms: { url: false, key: true },
}

/** Where consultation requests go. */
export const delivery = z
  .strictObject({
    via: z.enum(VIAS).meta({
      label: 'Delivery',
      hint: 'With simulated, requests go nowhere. docs/going-live.md lists what each option requires.',
      example: 'endpoint',
      shape: 'DeliveryVia',
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
  .superRefine(({ via, ...given }, context) => {
    const reject = (field: keyof typeof given, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    for (const field of ['url', 'key'] as const) {
      const isGiven = given[field] !== undefined
      if (NEEDS[via][field] && !isGiven) reject(field, `is missing, but ${via} requires it`)
      if (!NEEDS[via][field] && isGiven) reject(field, `is not used with ${via}`)
    }
    const { url } = given
    // A value that is not an address has already been reported.
    if (via === 'formspree' && url !== undefined && SERVER_OR_FUNCTION.test(url) && !FORMSPREE_FORM.test(url))
      reject('url', 'must be the address of a Formspree form, such as https://formspree.io/f/xayzwvkd')
  })
  .meta({ label: 'Consultation requests' } satisfies FieldMeta)

/** One text for each delivery; a page shows the text of the configured delivery. */
export function textPerDelivery(label: string, max: number) {
  const textWith = (via: Via) => paragraph({ label: `For ${via}`, max })
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
