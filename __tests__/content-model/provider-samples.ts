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
 * one that says what to add: that of {@link gapsIn}.
 */
export const withSamples = <Listed extends Provider, Sample extends SettingSamples>(
  providers: readonly Listed[],
  samples: Readonly<Partial<Record<string, Sample>>>,
) =>
  providers.flatMap((provider) => {
    const { [provider.name]: sample } = samples
    return sample ? [{ ...provider, sample }] : []
  })

/**
 * What to add to the samples in a file, so that no test of every provider passes without testing one.
 *
 * @param sampled the providers with their samples, from {@link withSamples}
 * @param gapsOf what else a sample lacks, such as `refused: a body`
 */
export function gapsIn<Sampled extends SampledProvider>(
  file: string,
  providers: readonly Provider[],
  sampled: readonly Sampled[],
  gapsOf: (sample: Sampled['sample']) => readonly string[] = () => [],
): string[] {
  const absent = providers
    .filter(({ name }) => !sampled.some((one) => one.name === name))
    .map(({ name }) => `In ${file}, add ${name}.`)
  const gaps = sampled.flatMap(({ name, setup: { requires }, sample }) => {
    const settings = Object.keys(requires).filter((setting) => requires[setting]?.pattern && !sample.wrong[setting])
    const values = settings.map((setting) => `wrong: a ${setting} that its pattern rejects`)
    return [...values, ...gapsOf(sample)].map((gap) => `In ${file}, add to ${name}.${gap}.`)
  })
  return [...absent, ...gaps]
}
