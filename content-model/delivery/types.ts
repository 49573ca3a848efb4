import type { Requirement } from '../provider-fields'
import type { ConsultationRequest, FieldFaults } from './consultation-request'

/** The settings under `delivery` in `content/integrations.yml`, without the name of the provider. */
export interface DeliverySettings {
  /** The address for requests, or a path on the site, if the provider has no address. */
  url?: string | undefined
  /** The access key that a provider issued to the firm. */
  key?: string | undefined
}

/** A request with an id for all attempts, by which a service can recognize repeats. */
export interface Submission {
  id: string
  request: ConsultationRequest
  /** The honeypot's value, which bots fill in. Providers have their own names for it. */
  honeypot?: string
}

/** A `POST` request to a provider. Browsers add the content type of `FormData`. */
interface OutgoingRequest {
  url: string
  headers: Record<string, string>
  body: string | FormData
}

interface ProviderResponse {
  status: number
  body: string
}

export type ResponseMeaning =
  | { kind: 'delivered' }
  | { kind: 'invalid'; faults: FieldFaults }
  /** Rejected; sending the same request again would not help. */
  | { kind: 'refused' }
  /** Not accepted now, but perhaps after the wait in seconds that the service asks for: 429 and 503. */
  | { kind: 'busy'; retryAfter?: number }
  /** May or may not have been accepted. */
  | { kind: 'unclear' }

/** The part of a provider that visitors load: two pure functions and one property. */
export interface DeliveryProtocol {
  /** Whether the provider accepts each id only once, so that unclear attempts can be repeated. */
  isIdempotent: boolean
  encode: (submission: Submission, settings: DeliverySettings) => OutgoingRequest
  /** Interprets the provider's response to a submission. */
  read: (received: ProviderResponse, submission: Submission) => ResponseMeaning
}

/** What only builds and checks need of a provider. It is an export of its own, so that visitors do not load it. */
export interface DeliverySetup {
  requires: Partial<Record<keyof DeliverySettings, Requirement>>
  /** The address for requests, or a path on the site, if it is not the setting `url`. */
  address?: string
  /** The field that bots fill in and that people can neither see nor reach. */
  honeypot: { name: string; type: 'text' | 'checkbox' }
  /**
   * Returns what the form needs without JavaScript, besides the address and the honeypot; hidden fields first.
   *
   * @param thanks the full address of the thank-you page
   */
  noJsForm?: (
    settings: DeliverySettings,
    thanks: string,
  ) => { action?: string; name?: string; attributes?: Record<string, string>; hidden?: Record<string, string> }
  /** The name of the service in the privacy policy, such as `Formspree`. The firm's own service has none. */
  service?: string
  /** What a privacy policy could say. `{host}` is the server's name. */
  privacyText: string
}

/** Interprets a status code by RFC 9110, section 15, and this project's retry rules; undefined for a success. */
export function readStatus(status: number): ResponseMeaning | undefined {
  if (status >= 200 && status <= 299) return undefined
  if (status === 429 || status === 503) return { kind: 'busy' }
  // Gateways also send 408 after waiting for the service behind them, which may have accepted the request.
  if (status >= 400 && status < 500 && status !== 408) return { kind: 'refused' }
  return { kind: 'unclear' }
}

/** Headers of a request for a JSON response. */
export const ACCEPT_JSON = { Accept: 'application/json' }
/** Headers of a JSON request for a JSON response. */
export const JSON_HEADERS = { ...ACCEPT_JSON, 'Content-Type': 'application/json' }

/**
 * A submission's fields by name, with its id, by which the firm recognizes repeats.
 *
 * @param honeypot the provider's name for the honeypot field, omitted if empty
 */
export function fieldsOf({ id, request, ...submission }: Submission, honeypot: string): Record<string, string> {
  const { service, ...fields } = request
  return {
    ...fields,
    ...(service && { service }),
    submission_id: id,
    ...(submission.honeypot && { [honeypot]: submission.honeypot }),
  }
}

/** Parses a JSON object; returns an empty one for anything else. */
export function readObject(body: string): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(body))
  } catch {
    return {}
  }
}

/** Returns a value of parsed JSON if it is an object or array, otherwise an empty object. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
