import { readdirSync } from 'node:fs'
import * as providers from '../../../content-model/analytics/providers'
import type { AnalyticsEvent } from '../../../content-model/analytics/types'
import { gapsIn } from '../provider-samples'
import { ANALYTICS_PROVIDERS } from './samples'

const VIEW: AnalyticsEvent = { name: 'pageview' }
const CALL: AnalyticsEvent = { name: 'call-to-action', details: { place: 'closing', destination: '/contact' } }

test('every provider has a sample that lacks nothing', () => {
  const file = '__tests__/content-model/analytics/samples.ts'
  expect(gapsIn(file, Object.values(providers), ANALYTICS_PROVIDERS)).toEqual([])
})

test.each(ANALYTICS_PROVIDERS)('$name gets exactly what its documentation requires', ({ encode, sample }) => {
  const { settings, view, landing, call } = sample
  const sent = (event: AnalyticsEvent, referrer?: string) =>
    encode(event, { path: '/contact', referrer }, { ...settings, origin: 'https://www.example.com' })
  expect([sent(VIEW), sent(VIEW, 'search.example'), sent(CALL)]).toEqual([view, landing, call])
})

test('every provider is in the list, by the name of its file, which the build loads', () => {
  const files = readdirSync('content-model/analytics').filter((file) => !['providers.ts', 'types.ts'].includes(file))
  expect(Object.values(providers).map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})
