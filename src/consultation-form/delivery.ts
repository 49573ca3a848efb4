import type { FieldFaults } from '../../content-model/delivery/consultation-request'
import type { Submission } from '../../content-model/delivery/types'

export type Failure =
  /** Nothing was sent, because the device is offline. */
  | { kind: 'offline' }
  /** The service was unreachable or could not accept the request now. */
  | { kind: 'unsent' }
  | { kind: 'refused' }
  /** The service rejected the request because of these fields. */
  | { kind: 'invalid'; faults: FieldFaults }
  /** The request may have arrived. If sent again, it would arrive twice. */
  | { kind: 'unclear' }
  /** The request may have arrived. If sent again, it still arrives only once. */
  | { kind: 'unconfirmed' }

export type DeliveryResult = { kind: 'delivered' } | Failure

export interface Delivery {
  /**
   * Sends a request. Never rejects.
   *
   * @param sent the request, and the honeypot's value
   * @param onRetry called before each retry with its number, from 2
   */
  deliver: (sent: Omit<Submission, 'id'>, onRetry: (attempt: number) => void) => Promise<DeliveryResult>
  /** The request in flight, if any, after the visitor left the page and came back. */
  inFlight: () => Promise<DeliveryResult> | undefined
  /** The failure of an unconfirmed request from before the page loaded. */
  unconfirmedFailure: () => Failure | undefined
}
