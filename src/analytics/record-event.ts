import type { AnalyticsVia, Measurement } from '../routes/analytics'
import type { AnalyticsEvent } from './adapters/adapter'

declare global {
  /** What the app needs to measure, or null if nothing is measured; see gatsby/output/webpack-bundle.ts. */
  const ANALYTICS: Measurement | null

  /** The configured service, or null if nothing is measured. */
  const ANALYTICS_VIA: AnalyticsVia | null

  interface Navigator {
    /** Whether the visitor asks not to be tracked: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/** The path of all unknown addresses, which are as visitors have typed them. */
const UNKNOWN_PATH = '/404'

/** A separate chunk, so that it is loaded only after the app has started. */
const load = () => import(/* webpackChunkName: "analytics" */ './send-event')

/** Whether this visit is measured: it is to the published site, and the visitor does not object. */
function isMeasured({ origin }: Measurement): boolean {
  return location.origin === origin && !navigator.globalPrivacyControl
}

/**
 * Sends an event of the current page to the configured service. Call it only if {@link ANALYTICS} is not null, so that a build that
 * measures nothing does not contain the call.
 */
export function recordEvent(event: AnalyticsEvent): void {
  const measurement = ANALYTICS
  if (!measurement || !isMeasured(measurement)) return
  // Read now, because the visitor may have left the page once the chunk has loaded.
  const path = location.pathname === window.unknownPath ? UNKNOWN_PATH : location.pathname
  load().then(
    ({ sendEvent }) => {
      sendEvent(event, { path }, measurement)
    },
    () => undefined,
  )
}

/** Records the first page view, and from then on every call to action that the visitor follows. */
export function startAnalytics(): void {
  recordEvent({ name: 'pageview' })
  if (!ANALYTICS || !isMeasured(ANALYTICS)) return
  load().then(
    ({ observeCallsToAction }) => {
      observeCallsToAction(recordEvent)
    },
    () => undefined,
  )
}
