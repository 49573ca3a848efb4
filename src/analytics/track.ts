import type { AnalyticsEvent, Measurement } from '../../content-model/analytics/types'
import { measuredPath } from './measured-path'

declare global {
  /** What the app needs to measure, or null for nothing; see gatsby/webpack/constants.ts. */
  const ANALYTICS: Measurement | null

  interface Navigator {
    /** Whether the visitor asks not to be tracked: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/**
 * Sends an event, unless the page is not on the published site or the visitor objects. The code that sends is loaded with
 * the first event, after the app, so that the app starts sooner. Callers check {@link ANALYTICS} first, so that a site
 * that measures nothing contains no calls.
 */
export function track(event: AnalyticsEvent): void {
  if (!ANALYTICS) return
  if (location.origin !== ANALYTICS.origin || navigator.globalPrivacyControl) return
  // Read now, because the visitor may have left the page once the chunk has loaded.
  const path = measuredPath()
  import(/* webpackChunkName: "analytics" */ './configured-transport').then(
    ({ sendEvent }) => sendEvent?.(event, path),
    () => undefined,
  )
}
