import type { AnalyticsEvent, MeasuredPage } from '../../../src/analytics/adapters/adapter'

/** A page that a visitor came to from another site. */
export const LANDING: MeasuredPage = {
  path: '/services/tax-planning',
  referrer: 'search.example',
}

/** A page that a visitor came to from another page of the site. */
export const FURTHER: MeasuredPage = { path: '/contact' }

export const CALL: AnalyticsEvent = {
  name: 'call-to-action',
  details: { place: 'closing', destination: '/contact' },
}

export const FAILURE: AnalyticsEvent = { name: 'form-failed', details: { reason: 'unsent' } }

/** The origin of the published site. */
export const ORIGIN = 'https://www.example.com'
