import { z } from 'zod'
import type { AnalyticsVia } from '../routes/analytics'
import type { FieldMeta } from './field-meta'
import { formatted, group, paragraph } from './fields'
import { addressRule, SERVER_ADDRESS } from './server-address'

const VIAS = ['plausible', 'goatcounter', 'umami', 'endpoint'] as const satisfies readonly AnalyticsVia[]

/** What a service requires. */
interface Needs {
  /** The end of the address that takes events, and an example; undefined if any address may take them. */
  url?: { end: string; example: string }
  /** What names the site at the service; undefined if the address already does. */
  website?: { pattern: RegExp; rule: string }
}

const NEEDS: Readonly<Record<AnalyticsVia, Needs>> = {
  plausible: {
    url: { end: '/api/event', example: 'https://plausible.io/api/event' },
    website: {
      pattern: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
      rule: 'must be the domain of the site as Plausible lists it, such as example.com',
    },
  },
  goatcounter: { url: { end: '/count', example: 'https://example.goatcounter.com/count' } },
  umami: {
    url: { end: '/api/send', example: 'https://cloud.umami.is/api/send' },
    website: {
      pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
      rule: 'must be the website ID that Umami shows, such as b59e9c65-ae32-47f1-8400-119fcf4861c4',
    },
  },
  endpoint: {},
}

/** Where visits are counted. Without it, nothing is measured. */
export const analytics = z
  .strictObject({
    via: z.enum(VIAS).meta({
      label: 'Service',
      hint: 'docs/going-live.md lists what each option requires.',
      example: 'plausible',
      shape: 'AnalyticsVia',
    } satisfies FieldMeta),
    url: formatted(SERVER_ADDRESS, addressRule(), {
      label: 'Address',
      hint: 'The address of the server that takes events, with its path.',
      example: 'https://plausible.io/api/event',
    }),
    website: formatted(/^\S{1,253}$/, 'must be a domain or an ID, without spaces', {
      label: 'Website',
      hint: 'For plausible: the domain of the site. For umami: its website ID. Visitors may see it.',
      example: 'example.com',
    }).optional(),
  })
  .superRefine(({ via, url, website }, context) => {
    const reject = (field: 'url' | 'website', message: string) => {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    const needs = NEEDS[via]
    // A value that is not an address has already been reported.
    if (needs.url && SERVER_ADDRESS.test(url) && !url.endsWith(needs.url.end))
      reject('url', `must end in ${needs.url.end}, which is where ${via} takes events, such as ${needs.url.example}`)
    if (needs.website && website === undefined) reject('website', `is missing, but ${via} requires it`)
    else if (!needs.website && website !== undefined) reject('website', `is not used with ${via}`)
    else if (needs.website && website !== undefined && !needs.website.pattern.test(website))
      reject('website', needs.website.rule)
  })
  .meta({
    label: 'Measurement',
    hint: 'Without this field, nothing is measured.',
  } satisfies FieldMeta)

/** One text for each service and one for none; a page shows the text of the configured one. */
export function textPerAnalytics(label: string, max: number) {
  const textWith = (via: AnalyticsVia) => paragraph({ label: `For ${via}`, max })
  return group(
    label,
    {
      none: paragraph({ label: 'If nothing is measured', max }),
      plausible: textWith('plausible'),
      goatcounter: textWith('goatcounter'),
      umami: textWith('umami'),
      endpoint: textWith('endpoint'),
    },
    {
      hint: '{host} is replaced with the name of the server that counts visits.',
      textPer: 'analytics',
      interface: true,
    },
  )
}
