import type { Submission } from './adapters/adapter'
import type { FieldFaults } from './consultation-request'

/** The reason why delivery of a request is not confirmed. */
export type Failure =
  /** Nothing was sent, because the device is offline. */
  | { kind: 'offline' }
  /** The service was unreachable or could not accept the request now. */
  | { kind: 'unsent' }
  /** The service rejected the request. */
  | { kind: 'refused' }
  /** The service rejected the request because of these fields. */
  | { kind: 'invalid'; faults: FieldFaults }
  /** The request may have arrived. If sent again, it would arrive twice. */
  | { kind: 'unclear' }
  /** The request may have arrived. If sent again, it still arrives only once. */
  | { kind: 'unconfirmed' }

/** The contents of a submitted form. */
export type SubmittedForm = Pick<Submission, 'request' | 'honeypot'>

export type Outcome = { kind: 'delivered' } | Failure
