import { z } from 'zod'
import * as providers from './analytics/providers'
import type { AnalyticsSetup } from './analytics/types'
import type { FieldMeta } from './field-meta'
import { choice, formatted, group, paragraph } from './fields'
import { checkSettings, settingHint, textPerProvider } from './provider-fields'
import { addressRule, SERVER_ADDRESS } from './server-address'

const PROVIDERS = Object.values(providers)

/** Where visits are counted. Without it, nothing is measured. */
export const analytics = z
  .strictObject({
    provider: choice(
      PROVIDERS.map(({ name }) => name),
      {
        label: 'Service',
        hint: 'docs/going-live.md lists what each option requires.',
        example: 'plausible',
        shape: 'AnalyticsProvider',
      },
    ),
    url: formatted(SERVER_ADDRESS, addressRule(), {
      label: 'Address',
      hint: settingHint('url', PROVIDERS),
      example: 'https://plausible.io/api/event',
    }),
    website: formatted(/^\S{1,253}$/, 'must be a domain or an ID, without spaces', {
      label: 'Website',
      hint: `${settingHint('website', PROVIDERS)} Visitors may see it.`,
      example: 'example.com',
    }).optional(),
  })
  .check(checkSettings(['url', 'website'], PROVIDERS))
  .meta({ label: 'Measurement', hint: 'Without this field, nothing is measured.' } satisfies FieldMeta)

/** The settings under `analytics` in `content/integrations.yml`. */
export type ChosenAnalytics = z.output<typeof analytics>

/** What a privacy policy could say about a service of this name. `{host}` is the server's name. */
export function analyticsPrivacyText(provider: string): string | undefined {
  const setup: AnalyticsSetup | undefined = PROVIDERS.find(({ name }) => name === provider)?.setup
  if (!setup) return undefined
  const [where, policy] = setup.service
    ? [`${setup.service}, a`, ' The privacy policy of whoever runs it says what it keeps, and for how long.']
    : ['our own', '']
  return `We count visits with ${where} service at {host}. Once you use a page, your browser tells it the page’s address, the name of the site that brought you here, which of our buttons you press, and whether a consultation request was begun, sent, or failed, but never what you write. As with any request, the service sees your IP address and your type of browser.${policy}`
}

/**
 * Creates a field with one text per service and one for a site that measures nothing. A page shows the text for the
 * configured service, so that a privacy policy stays true when the configuration changes.
 */
export const textPerAnalytics = (label: string, max: number) =>
  group(
    label,
    { none: paragraph({ label: 'If nothing is measured', max }), ...textPerProvider(PROVIDERS, max) },
    {
      hint: '{host} is replaced with the name of the server that counts visits.',
      textPer: 'analytics',
      interface: true,
    },
  )
