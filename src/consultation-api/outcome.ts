import type { FieldFaults } from '../consultation-form/consultation-request'

/** What became of a request to the service. */
export type Outcome =
  /** The mail server has taken it; or it had before. */
  | { kind: 'delivered'; id: string }
  | { kind: 'invalid'; faults: FieldFaults }
  | { kind: 'wrongMethod' | 'longHeaders' | 'foreign' | 'wrongType' | 'unreadable' | 'tooLarge' }
  /** Surely not taken; `retryAfter` says in how many seconds it may be. */
  | { kind: 'tooMany' | 'unavailable'; retryAfter: number }
  /** The mail server may have taken it or not. */
  | { kind: 'unclear' }
  /** Something that nobody has foreseen. */
  | { kind: 'failed' }

/** Every way to be answered without the request having arrived. */
export type Failure = Exclude<Outcome, { kind: 'delivered' }>
