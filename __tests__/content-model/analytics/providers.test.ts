import type { AnalyticsEvent } from '../../../content-model/analytics/types'
import { ANALYTICS_PROVIDERS } from './samples'

const VIEW: AnalyticsEvent = { name: 'pageview' }
const CALL: AnalyticsEvent = { name: 'call-to-action', details: { place: 'closing', destination: '/contact' } }

test.each(ANALYTICS_PROVIDERS)('$name gets exactly what its documentation requires', ({ encode, sample }) => {
  const { settings, view, landing, call } = sample
  const sent = (event: AnalyticsEvent, referrer?: string) =>
    encode(event, { path: '/contact', referrer }, { ...settings, origin: 'https://www.example.com' })
  expect([sent(VIEW), sent(VIEW, 'search.example'), sent(CALL)]).toEqual([view, landing, call])
})
