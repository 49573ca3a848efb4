import { z } from 'zod'
import { paragraph } from './fields'

/** What a provider requires. The hint names it, such as `the access key`; the rule says what the pattern requires. */
export type Requirement = { hint: string } & ({ pattern: RegExp; rule: string } | { pattern?: undefined })

/** A provider whose settings are checked. It requires some settings and allows no others, which would have no effect. */
interface Provider {
  name: string
  setup: { requires: Readonly<Partial<Record<string, Requirement>>> }
}

/** The hint of a setting: what it is for each provider that requires it. */
export const settingHint = (field: string, providers: readonly Provider[]) =>
  providers
    .flatMap(({ name, setup: { requires } }) => (requires[field] ? `For ${name}: ${requires[field].hint}.` : []))
    .join(' ')

/** Creates a field for a text per provider. All are optional, because a page needs only that of the configured one. */
export const textPerProvider = (providers: readonly Provider[], max: number) =>
  Object.fromEntries(providers.map(({ name }) => [name, paragraph({ label: `For ${name}`, max }).optional()]))

const texts = z.record(z.string(), z.string())

/**
 * Returns the text for a provider from a group with one per provider; undefined if the content has none.
 *
 * @param address the provider's address, whose server is named in place of `{host}`
 */
export const textFor = (value: unknown, provider: string, address?: string) => {
  const text = texts.parse(value)[provider]
  return address === undefined ? text : text?.replaceAll('{host}', new URL(address).hostname)
}

/**
 * Creates a check of a group's settings by what its `provider` requires. A setting that already has a problem gets no
 * second message.
 *
 * @param fields the keys of the settings
 */
export const checkSettings =
  (fields: readonly string[], providers: readonly Provider[]) =>
  ({ value, issues }: z.core.ParsePayload<{ provider: string } & Readonly<Record<string, string | undefined>>>) => {
    const requires = providers.find(({ name }) => name === value.provider)?.setup.requires ?? {}
    for (const field of fields.filter((name) => !issues.some(({ path = [] }) => path[0] === name))) {
      const { provider, [field]: text } = value
      const { [field]: required } = requires
      const reject = (message: string) => {
        issues.push({ code: 'custom', path: [field], message, input: text })
      }
      if (!required && text !== undefined) reject(`is not used with ${provider}. Delete this line.`)
      if (required && text === undefined) reject(`is missing, but ${provider} requires it`)
      else if (required?.pattern && !required.pattern.test(text ?? '')) reject(required.rule)
    }
  }
