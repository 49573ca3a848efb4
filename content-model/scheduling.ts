import { z } from 'zod'
import type { FieldMeta } from './field-meta'
import { choice, group } from './fields'
import { externalAddress } from './link'
import { checkSettings, settingHint, textPerProvider } from './provider-fields'
import * as providers from './scheduling/providers'
import type { SchedulingSetup } from './scheduling/types'

const PROVIDERS = Object.values(providers)

/** The calendar in which visitors choose a time. Without it, no page mentions one. */
export const scheduling = z
  .strictObject({
    provider: choice(
      PROVIDERS.map(({ name }) => name),
      {
        label: 'Service',
        hint: 'docs/going-live.md lists what each option requires.',
        example: 'calendly',
        shape: 'SchedulingProvider',
      },
    ),
    url: externalAddress({
      label: 'Address',
      hint: settingHint('url', PROVIDERS),
      example: 'https://calendly.com/waymark/first-call',
    }),
  })
  .check(checkSettings(['url'], PROVIDERS))
  .meta({
    label: 'Calendar',
    hint: 'Where visitors choose a time for a first call. Without this field, no page mentions a calendar.',
    derivedFields: { prefill: 'SchedulingPrefill @schedulingPrefill' },
  } satisfies FieldMeta)

/** The settings under `scheduling` in `content/integrations.yml`. */
export type ChosenScheduling = z.output<typeof scheduling>

/** Returns the setup of a service; undefined for an unknown one. */
export const schedulingSetup = (provider: string): SchedulingSetup | undefined =>
  PROVIDERS.find(({ name }) => name === provider)?.setup

/** What a privacy policy could say about a calendar at a service of this name. `{host}` is the server's name. */
export function schedulingPrivacyText(provider: string): string | undefined {
  const setup = schedulingSetup(provider)
  if (!setup) return undefined
  const passedOn = setup.prefill ? ' Once you have sent a request, the link passes on your name and email address.' : ''
  return `You can choose a time for a first call in our calendar at ${setup.service ?? '{host}'}. Nothing goes there before you follow the link.${passedOn} The privacy policy of whoever runs it says what it keeps, and for how long.`
}

/** Creates a field with one text per service. A page shows the text for the configured one, and none without a calendar. */
export const textPerScheduling = (label: string, max: number) =>
  group(label, textPerProvider(PROVIDERS, max), {
    hint: '{host} is replaced with the name of the calendar’s server.',
    textPer: 'scheduling',
    interface: true,
  })
