import type { ConsultationRequest, FieldFaults } from '../consultation-request'

/** A request with the id that it keeps over all attempts, by which a service knows it again. */
export interface Submission {
  id: string
  request: ConsultationRequest
  /** What stands in the field that people do not see: programs fill it in. Each provider has a name of its own for it. */
  honeypot?: string
}

/** Where requests go: the rest of `content/delivery.yml`. */
export interface DeliverySettings {
  /** The endpoint's address, where the adapter has one of its own choosing. */
  url: string | null
  /** The key that a provider gave to the firm. */
  key: string | null
}

/** A `POST` request to a provider. The browser itself adds what belongs to a `FormData`. */
export interface OutgoingRequest {
  url: string
  headers: Record<string, string>
  body: string | FormData
}

/** A provider's answer, read to its end. */
export interface ReceivedAnswer {
  status: number
  body: string
}

/** What an answer says about the request. */
export type Answer =
  /** It has arrived. */
  | { kind: 'delivered' }
  /** It was not taken, because of these fields. */
  | { kind: 'invalid'; faults: FieldFaults }
  /** It was not taken, and will not be as it is. */
  | { kind: 'refused' }
  /** It was not taken now, and may be later: 429 and 503. */
  | { kind: 'busy' }
  /** It may have been taken or not. */
  | { kind: 'unclear' }

/** One way to deliver requests: two pure functions, and a fact about the provider. */
export interface Adapter {
  /** Whether a request that arrives again with the same id is taken only once, so that an unclear attempt may be repeated. */
  repeatable: boolean
  /** The request in the form that the provider takes. */
  encode: (submission: Submission, settings: DeliverySettings) => OutgoingRequest
  /** Reads what the provider says of a submission. */
  read: (received: ReceivedAnswer, submission: Submission) => Answer
}

/**
 * Reads what a status alone says: RFC 9110, section 15, and the rules for repeating of this project.
 *
 * @returns nothing for a success, whose body has to be read
 */
export function readStatus(status: number): Answer | undefined {
  if (status >= 200 && status <= 299) return undefined
  if (status === 429 || status === 503) return { kind: 'busy' }
  // 408 comes from gateways too that waited for a service behind them.
  if (status >= 400 && status < 500 && status !== 408) return { kind: 'refused' }
  return { kind: 'unclear' }
}
