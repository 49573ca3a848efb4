import { SUBMISSION_KEY } from '../deferred-start/form-autosave'
import type { Submission } from './adapters/adapter'
import type { ConsultationRequest } from './consultation-request'
import type { Failure } from './outcome'
import { getItem, removeItem, setItem } from './session-storage'

/** The failure to show for a request that may have arrived. It depends on whether a repeat would arrive twice. */
export type UnknownOutcome = 'unclear' | 'unconfirmed'

const serialize = (request: ConsultationRequest) => new URLSearchParams({ ...request }).toString()

interface PendingSubmission {
  id: string
  status: UnknownOutcome
  request: string
}

/** Reads the stored submission: its id, its status, and its request as a query string, one per line. */
function read(): PendingSubmission | undefined {
  const [id = '', status, request = ''] = getItem(SUBMISSION_KEY)?.split('\n') ?? []
  return status === 'unclear' || status === 'unconfirmed' ? { id, status, request } : undefined
}

/**
 * Creates the submission of a request.
 *
 * @returns the submission, and whether an earlier submission, even with different text, may have arrived. A request with
 *   identical text keeps its id, even across reloads. Any difference in the text makes a new submission.
 */
export function submissionOf(request: ConsultationRequest): { submission: Submission; mayHaveArrived: boolean } {
  const pending = read()
  const id = pending?.request === serialize(request) ? pending.id : crypto.randomUUID()
  return { submission: { id, request }, mayHaveArrived: pending !== undefined }
}

/** Stores a submission that is about to be sent, because its outcome is unknown until the service responds. */
export function storeSubmission({ id, request }: Submission, status: UnknownOutcome): void {
  setItem(SUBMISSION_KEY, [id, status, serialize(request)].join('\n'))
}

/** Deletes the stored submission once it is certain whether it arrived. */
export function deleteSubmission(): void {
  removeItem(SUBMISSION_KEY)
}

/** The failure of the last submission, if it is unknown whether it arrived. */
export function unconfirmedFailure(): Failure | undefined {
  const pending = read()
  return pending && { kind: pending.status }
}
