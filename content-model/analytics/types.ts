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

/** The settings under `analytics` in `content/integrations.yml`, but the provider. */
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
  /** The headers that the service requires. With any, browsers ask it for permission first. */
  headers?: Record<string, string>
  body?: string
}

/** The part of an analytics service that visitors load: a pure function. */
export type EncodeEvent = (event: AnalyticsEvent, page: MeasuredPage, settings: Measurement) => OutgoingEvent

/** What only builds and checks need of a service. A separate export, so visitors do not load it. */
export interface AnalyticsSetup {
  requires: Partial<Record<keyof AnalyticsSettings, Requirement>>
  /** The service in the privacy policy, such as `Plausible`; the firm's own has no name. */
  service?: string
}

/** A referring host as the address that services expect. */
export const referrerAddress = (host: string | undefined) => host && `https://${host}`
