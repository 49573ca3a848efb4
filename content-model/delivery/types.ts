import type { Requirement } from '../provider-fields'
import type { ConsultationRequest, FieldFaults } from './consultation-request'

/** The settings under `delivery` in `content/integrations.yml`, besides the provider. */
export interface DeliverySettings {
  /** The address that requests go to, or a path on the site itself, if the provider has no address of its own. */
  url?: string | undefined
  /** The access key that a provider issued to the firm. */
  key?: string | undefined
}

/** A request with an id that is the same for all attempts, so that a service can recognize repeats. */
export interface Submission {
  id: string
  request: ConsultationRequest
  /** The value of the hidden honeypot field, which bots fill in. Each provider has its own name for the field. */
  honeypot?: string
}

/** A `POST` request to a provider. For a `FormData` body, the browser adds the content type. */
interface OutgoingRequest {
  url: string
  headers: Record<string, string>
  body: string | FormData
}

interface ProviderResponse {
  status: number
  body: string
}

/** The meaning of a response for the request. */
export type ResponseMeaning =
  | { kind: 'delivered' }
  /** Rejected because of these fields. */
  | { kind: 'invalid'; faults: FieldFaults }
  /** Rejected; sending the same request again would not help. */
  | { kind: 'refused' }
  /** Not accepted now, but may be later, after the wait in seconds that the service asked for: 429 and 503. */
  | { kind: 'busy'; retryAfter?: number }
  /** May or may not have been accepted. */
  | { kind: 'unclear' }

/** The part of a provider that visitors load: two pure functions and one property. */
export interface DeliveryProtocol {
  /** Whether the provider accepts each id only once, so that an attempt with an unclear outcome can be repeated. */
  isIdempotent: boolean
  encode: (submission: Submission, settings: DeliverySettings) => OutgoingRequest
  /** Interprets the provider's response to a submission. */
  read: (received: ProviderResponse, submission: Submission) => ResponseMeaning
}

/** The part of a provider that only builds and checks need. A separate export, so that visitors do not load it. */
export interface DeliverySetup {
  requires: Partial<Record<keyof DeliverySettings, Requirement>>
  /** The address that requests go to, or a path on the site itself, if it is not the setting `url`. */
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
  /** What a privacy policy could say. `{host}` is replaced with the name of the server. */
  privacyText: string
}

/** Interprets a status code by RFC 9110, section 15, and this project's retry rules; undefined for a success. */
export function readStatus(status: number): ResponseMeaning | undefined {
  if (status >= 200 && status <= 299) return undefined
  if (status === 429 || status === 503) return { kind: 'busy' }
  // Gateways also send 408 after waiting for an upstream service.
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

/** Parses a JSON object. Returns an empty object if the text is not JSON or not an object. */
export function readObject(body: string): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(body))
  } catch {
    return {}
  }
}

/** Returns a value of parsed JSON if it is an object or an array, and otherwise an empty object. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
