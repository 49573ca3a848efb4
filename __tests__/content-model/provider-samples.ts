import type { Requirement } from '../../content-model/provider-fields'

interface Provider {
  name: string
  setup: { requires: Readonly<Partial<Record<string, Requirement>>> }
}

/** What the samples of all kinds of providers say about settings. */
export interface SettingSamples {
  /** Settings that the content check accepts. */
  settings: object
  /** For each setting with a pattern, a value that only this pattern rejects. */
  wrong: Readonly<Partial<Record<string, string>>>
}

export interface SampledProvider extends Provider {
  sample: SettingSamples
}

/**
 * The providers that have a sample, with it. Without one, a provider is left out, so that the only test that is red is the
 * one that lists the samples.
 */
export const withSamples = <Listed extends Provider, Sample extends SettingSamples>(
  providers: readonly Listed[],
  samples: Readonly<Partial<Record<string, Sample>>>,
) =>
  providers.flatMap((provider) => {
    const { [provider.name]: sample } = samples
    return sample ? [{ ...provider, sample }] : []
  })
