import { readdirSync } from 'node:fs'
import * as providers from '../../../content-model/analytics/providers'
import type { AnalyticsEvent, AnalyticsSettings, EncodeEvent } from '../../../content-model/analytics/types'
import { ANALYTICS_SAMPLES } from './samples'

const VIEW: AnalyticsEvent = { name: 'pageview' }
const CALL: AnalyticsEvent = { name: 'call-to-action', details: { place: 'closing', destination: '/contact' } }

/** What a service gets after its address, in the query and the body. */
function sent(encode: EncodeEvent, settings: AnalyticsSettings, event: AnalyticsEvent, referrer?: string): string {
  const page = { path: '/contact', referrer }
  const { url, body = '' } = encode(event, page, { ...settings, origin: 'https://www.example.com' })
  return url.slice(settings.url.length) + body
}

test('every provider has a sample of what it gets', () => {
  expect(Object.keys(ANALYTICS_SAMPLES)).toEqual(Object.keys(providers))
})

test.each(Object.values(providers))('$name gets what its documentation requires', ({ name, encode }) => {
  const { settings, view, landing, call } = ANALYTICS_SAMPLES[name]
  expect([
    sent(encode, settings, VIEW),
    sent(encode, settings, VIEW, 'search.example'),
    sent(encode, settings, CALL),
  ]).toEqual([view, landing, call])
})

test('every provider is in the list, by the name of its file, which the build loads', () => {
  const files = readdirSync('content-model/analytics').filter((file) => !['providers.ts', 'types.ts'].includes(file))
  expect(Object.values(providers).map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})
