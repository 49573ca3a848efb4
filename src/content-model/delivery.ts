import { z } from 'zod'
import { paragraph, type FieldMeta } from './fields'

/** The ways in which consultation requests can be delivered. */
const VIAS = ['simulated', 'endpoint', 'netlify', 'formspree', 'web3forms'] as const
type Via = (typeof VIAS)[number]

/**
 * An address that requests can go to, or {@link OWN_FUNCTION}. Only what is sent to this machine may be unencrypted. Names
 * are as browsers send them, because the origin becomes part of the content security policy, which knows no IPv6 addresses.
 */
const ANY_ADDRESS =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$|^\/api\/consultation$/

/** The function of this project, on the site itself: src/api/consultation.ts. */
const OWN_FUNCTION = '/api/consultation'

/** A form's address at Formspree: https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax */
const FORMSPREE_FORM = /^https:\/\/formspree\.io\/(?:p\/\w+\/)?f\/\w+$/

/** What each delivery needs beside its name; it must not have the rest. */
const NEEDS: Readonly<Record<Via, { url: boolean; key: boolean }>> = {
  simulated: { url: false, key: false },
  endpoint: { url: true, key: false },
  netlify: { url: false, key: false },
  formspree: { url: true, key: false },
  web3forms: { url: false, key: true },
}

/** Where consultation requests go: `content/delivery.yml`. */
export const delivery = z
  .strictObject({
    via: z.enum(VIAS).meta({
      label: 'Way',
      hint: 'With simulated, requests go nowhere. docs/going-live.md describes what each way needs.',
      example: 'endpoint',
      shape: 'DeliveryVia',
    } satisfies FieldMeta),
    url: z
      .string()
      .regex(
        ANY_ADDRESS,
        `must be an address that begins with https://, or ${OWN_FUNCTION} for the function of this site; http:// is for localhost and 127.0.0.1`,
      )
      .meta({
        label: 'Address',
        hint: `With endpoint: the address of your service, or ${OWN_FUNCTION}. With formspree: the form’s address there.`,
        example: 'https://formspree.io/f/xayzwvkd',
      } satisfies FieldMeta)
      .optional(),
    key: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'must be the access key as Web3Forms has sent it: letters, digits and hyphens')
      .meta({
        label: 'Key',
        hint: 'With web3forms: the access key, which visitors may see.',
        example: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90',
      } satisfies FieldMeta)
      .optional(),
  })
  .superRefine(({ via, ...given }, context) => {
    const refuse = (field: keyof typeof given, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    for (const field of ['url', 'key'] as const) {
      const isGiven = given[field] !== undefined
      if (NEEDS[via][field] && !isGiven) refuse(field, `is missing, and ${via} needs it`)
      if (!NEEDS[via][field] && isGiven) refuse(field, `is not used with ${via}`)
    }
    const { url } = given
    // What is no address at all has been told already.
    if (via === 'formspree' && url !== undefined && ANY_ADDRESS.test(url) && !FORMSPREE_FORM.test(url))
      refuse('url', 'must be a form’s address at Formspree, such as https://formspree.io/f/xayzwvkd')
  })

/** What a text says with each delivery; a page shows the one that is chosen. */
export function byDelivery(label: string, max: number) {
  const words = (via: string) => paragraph({ label: `With ${via}` }, max)
  return z
    .strictObject({
      simulated: words('simulated'),
      endpoint: words('endpoint'),
      netlify: words('netlify'),
      formspree: words('formspree'),
      web3forms: words('web3forms'),
    })
    .meta({
      label,
      hint: 'With {host} where the name of the server goes that takes requests.',
      byDelivery: true,
    } satisfies FieldMeta)
}

/** What a text says where requests go nowhere, and where they arrive. */
export function onceDelivered(label: string, max: number) {
  return z
    .strictObject({
      simulated: paragraph({ label: 'With simulated' }, max),
      delivered: paragraph({ label: 'Otherwise' }, max),
    })
    .meta({ label, byDelivery: true } satisfies FieldMeta)
}
