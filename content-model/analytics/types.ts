import type { Requirement } from '../provider-fields'

/** What happened on a page. The details never include text that a visitor wrote. */
export type AnalyticsEvent =
  | { name: 'pageview' | 'form-begun' | 'form-sent'; details?: undefined }
  | { name: 'call-to-action'; details: { place: string; destination: string } }
  /** A request was not delivered, or its outcome is unknown. */
  | { name: 'form-failed'; details: { reason: string } }

interface MeasuredPage {
  /** The path, without the query and the fragment, which can identify a visitor. */
  path: string
  /** The host of the site that the visitor came from, if known and not this site. */
  referrer?: string | undefined
}

/** The settings under `analytics` in `content/integrations.yml`, without the name of the provider. */
export interface AnalyticsSettings {
  url: string
  /** The name or id of the site at the service, if the service needs one. */
  website?: string | undefined
}

/** What the app needs to measure a visit, besides the service. */
export interface Measurement extends AnalyticsSettings {
  /** The published site's origin. Visits to previews or a developer's computer are not counted. */
  origin: string
}

interface OutgoingEvent {
  url: string
  /**
   * The headers that the service requires. Only a service that needs them has any: with headers, browsers first ask the
   * service for permission, in a request of its own (CORS).
   */
  headers?: Record<string, string>
  body?: string
}

/** The part of an analytics service that visitors load: a pure function from an event to the request that reports it. */
export type EncodeEvent = (event: AnalyticsEvent, page: MeasuredPage, settings: Measurement) => OutgoingEvent

/** What only builds and checks need of a service. It is an export of its own, so that visitors do not load it. */
export interface AnalyticsSetup {
  requires: Partial<Record<keyof AnalyticsSettings, Requirement>>
  /** The name of the service in the privacy policy, such as `Plausible`. The firm's own service has none. */
  service?: string
}

/** A referring host as the address that services expect. */
export const referrerAddress = (host: string | undefined) => host && `https://${host}`
