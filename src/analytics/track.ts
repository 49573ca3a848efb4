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
 * Sends an event of the published site, unless the visitor objects. The sender loads after the app. Check
 * {@link ANALYTICS} first, so that builds without measuring lack the call.
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
