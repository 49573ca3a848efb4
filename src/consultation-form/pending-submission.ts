import { SUBMISSION_KEY } from '../deferred-start/form-autosave'
import type { Submission } from './adapters/adapter'
import type { ConsultationRequest } from './consultation-request'
import type { Failure } from './delivery'

/** The failure to show for a request that may have arrived. It depends on whether a repeat would arrive twice. */
export type UnknownOutcome = 'unclear' | 'unconfirmed'

const serialize = (request: ConsultationRequest) => new URLSearchParams({ ...request }).toString()

interface PendingSubmission {
  id: string
  status: UnknownOutcome
  request: string
}

/** The text of a submission that could not be written to session storage. It lasts as long as the page. */
let unstored = ''

/** Reads the stored submission: its id, its status, and its request as a query string, one per line. */
function read(): PendingSubmission | undefined {
  let text = unstored
  try {
    text ||= sessionStorage.getItem(SUBMISSION_KEY) ?? ''
  } catch {
    // If storage cannot be read, nothing was stored.
  }
  const [id = '', status, request = ''] = text.split('\n')
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

/**
 * Stores a submission that is about to be sent, because its outcome is unknown until the service responds. It survives
 * reloads if the browser allows storage.
 */
export function storeSubmission({ id, request }: Submission, status: UnknownOutcome): void {
  const text = [id, status, serialize(request)].join('\n')
  try {
    sessionStorage.setItem(SUBMISSION_KEY, text)
    unstored = ''
  } catch {
    unstored = text
  }
}

/** Deletes the stored submission once it is certain whether it arrived. */
export function deleteSubmission(): void {
  unstored = ''
  try {
    sessionStorage.removeItem(SUBMISSION_KEY)
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}

/** The failure of the last submission, if it is unknown whether it arrived. */
export function unconfirmedFailure(): Failure | undefined {
  const pending = read()
  return pending && { kind: pending.status }
}
