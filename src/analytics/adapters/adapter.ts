import type { Measurement } from '../../../content-model/routes/analytics'

/** What happened on a page. The details are never texts that a visitor wrote. */
export type AnalyticsEvent =
  | { name: 'pageview' | 'form-begun' | 'form-sent'; details?: undefined }
  /** A link that looks like a button was followed. */
  | { name: 'call-to-action'; details: { place: string; destination: string } }
  /** A request was not delivered, or it is not known to be. */
  | { name: 'form-failed'; details: { reason: string } }

/** The path of all unknown addresses, which are as visitors have typed them. */
const UNKNOWN_PATH = '/404'

/** The path of the current page as it is measured. */
export const measuredPath = () => (location.pathname === window.unknownPath ? UNKNOWN_PATH : location.pathname)

/** The page on which it happened. */
export interface MeasuredPage {
  /** The path, without the query and the fragment, which can identify a visitor. */
  path: string
  /** The host of the site from which the visitor came, if this is known and another one. */
  referrer?: string | undefined
}

/** A `POST` request to a service. */
interface OutgoingEvent {
  url: string
  /** The headers that the service requires. With any, browsers ask the service for permission first. */
  headers?: Record<string, string>
  body?: string
}

/** A service that counts visits: a pure function. */
export type Adapter = (event: AnalyticsEvent, page: MeasuredPage, settings: Measurement) => OutgoingEvent

/** A referring host as the address that services expect. */
export const referrerAddress = (host: string | undefined) => host && `https://${host}`
