import type { ConsultationRequest, FieldFaults } from '../consultation-request'

/** A request with an id that is the same for all attempts, so that a service can recognize repeats. */
export interface Submission {
  id: string
  request: ConsultationRequest
  /** The value of the hidden honeypot field, which bots fill in. Each provider has its own name for the field. */
  honeypot?: string
}

/** The destination of requests: the remaining settings of the delivery. */
export interface DeliverySettings {
  /** The endpoint URL, if the adapter's URL is configurable. */
  url?: string | null
  key?: string | null
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
  /** Not accepted now, but may be later: 429 and 503. */
  | { kind: 'busy' }
  /** May or may not have been accepted. */
  | { kind: 'unclear' }

/** A way to deliver requests: two pure functions and one property of the provider. */
export interface Adapter {
  /** Whether the provider accepts each id only once, so that an attempt with an unclear outcome can be repeated. */
  isIdempotent: boolean
  encode: (submission: Submission, settings: DeliverySettings) => OutgoingRequest
  /** Interprets the provider's response to a submission. */
  read: (received: ProviderResponse, submission: Submission) => ResponseMeaning
}

/**
 * Interprets a status code by RFC 9110, section 15, and this project's retry rules.
 *
 * @returns `undefined` for a success status, which requires reading the body
 */
export function readStatus(status: number): ResponseMeaning | undefined {
  if (status >= 200 && status <= 299) return undefined
  if (status === 429 || status === 503) return { kind: 'busy' }
  // Gateways also send 408 after waiting for an upstream service.
  if (status >= 400 && status < 500 && status !== 408) return { kind: 'refused' }
  return { kind: 'unclear' }
}
