import { readdirSync } from 'node:fs'
import * as analytics from '../../content-model/analytics/providers'
import * as delivery from '../../content-model/delivery/providers'
import * as scheduling from '../../content-model/scheduling/providers'
import { ANALYTICS_PROVIDERS } from './analytics/samples'
import { DELIVERY_PROVIDERS } from './delivery/samples'
import type { SampledProvider } from './provider-samples'
import { SCHEDULING_PROVIDERS } from './scheduling/samples'

/** The files beside those of providers. */
const OTHERS = ['consultation-request.ts', 'providers.ts', 'types.ts']

test.each<[folder: string, listed: object, sampled: readonly SampledProvider[]]>([
  ['analytics', analytics, ANALYTICS_PROVIDERS],
  ['delivery', delivery, DELIVERY_PROVIDERS],
  ['scheduling', scheduling, SCHEDULING_PROVIDERS],
])(
  'every provider of %s is in the list, by the name of its file, which the build loads, and in samples.ts with a wrong value for each pattern',
  (folder, listed, sampled) => {
    const files = readdirSync(`content-model/${folder}`).filter((file) => !OTHERS.includes(file))
    expect(Object.keys(listed).map((name) => `${name}.ts`)).toEqual(files.sort())
    const absent = Object.keys(listed).filter((name) => !sampled.some((provider) => provider.name === name))
    const untested = sampled.flatMap(({ name, setup: { requires }, sample: { wrong = {} } }) =>
      Object.keys(requires)
        .filter((setting) => requires[setting]?.pattern && wrong[setting] === undefined)
        .map((setting) => `${name}.wrong: a ${setting} that its pattern rejects`),
    )
    const toAdd = [...absent, ...untested].map((what) => `Add to __tests__/content-model/${folder}/samples.ts: ${what}`)
    expect(toAdd).toEqual([])
  },
)
