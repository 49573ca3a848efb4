import { z } from 'zod'
import type { AnalyticsProvider } from './routes/analytics'
import type { FieldMeta } from './field-meta'
import { checkRequired, formatted, group, paragraph } from './fields'
import { addressRule, SERVER_ADDRESS } from './server-address'

const PROVIDERS = ['plausible', 'goatcounter', 'umami', 'endpoint'] as const satisfies readonly AnalyticsProvider[]

/** The address that takes the events of a service. */
const eventsAt = (provider: AnalyticsProvider, pattern: RegExp, end: string, example: string) => ({
  pattern,
  rule: `must end in ${end}, which is where ${provider} takes events, such as ${example}`,
})

/** Where visits are counted. Without it, nothing is measured. */
export const analytics = z
  .strictObject({
    provider: z.enum(PROVIDERS).meta({
      label: 'Service',
      hint: 'docs/going-live.md lists what each option requires.',
      example: 'plausible',
      shape: 'AnalyticsProvider',
      formerKey: 'via',
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
  .check((payload) => {
    checkRequired(payload, 'url', {
      plausible: eventsAt('plausible', /\/api\/event$/, '/api/event', 'https://plausible.io/api/event'),
      goatcounter: eventsAt('goatcounter', /\/count$/, '/count', 'https://example.goatcounter.com/count'),
      umami: eventsAt('umami', /\/api\/send$/, '/api/send', 'https://cloud.umami.is/api/send'),
      endpoint: true,
    })
    checkRequired(payload, 'website', {
      plausible: {
        pattern: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
        rule: 'must be the domain of the site as Plausible lists it, such as example.com',
      },
      umami: {
        pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
        rule: 'must be the website ID that Umami shows, such as b59e9c65-ae32-47f1-8400-119fcf4861c4',
      },
    })
  })
  .meta({
    label: 'Measurement',
    hint: 'Without this field, nothing is measured.',
  } satisfies FieldMeta)

/** One text for each service and one for none; a page shows the text of the configured one. */
export function textPerAnalytics(label: string, max: number) {
  const textWith = (provider: AnalyticsProvider) => paragraph({ label: `For ${provider}`, max })
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
