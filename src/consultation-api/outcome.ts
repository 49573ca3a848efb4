import type { FieldFaults } from '../consultation-form/consultation-request'

/** The outcome of a request to the service. */
export type Outcome =
  /** The mail server has accepted the email, now or earlier. */
  | { kind: 'delivered'; id: string }
  | { kind: 'invalid'; faults: FieldFaults }
  | { kind: 'wrongMethod' | 'longHeaders' | 'foreign' | 'wrongType' | 'unreadable' | 'tooLarge' }
  /** Definitely not accepted. The request may be retried after `retryAfter` seconds. */
  | { kind: 'tooMany' | 'unavailable'; retryAfter: number }
  /** The mail server may or may not have accepted the email. */
  | { kind: 'unclear' }
  /** An unexpected error. */
  | { kind: 'failed' }

/** Every outcome other than a confirmed delivery. */
export type Failure = Exclude<Outcome, { kind: 'delivered' }>
