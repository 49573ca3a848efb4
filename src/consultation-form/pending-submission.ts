import { SUBMISSION_KEY } from '../deferred-start/form-autosave'
import type { Submission } from './adapters/adapter'
import type { ConsultationRequest } from './consultation-request'
import type { Failure } from './delivery'
import { forget, keep, readKept } from './session-storage'

/** What to say of a request that may have arrived: whether it may be sent again without harm. */
export type UnknownFate = 'unclear' | 'unconfirmed'

const written = (request: ConsultationRequest) => new URLSearchParams({ ...request }).toString()

interface KeptSubmission {
  id: string
  fate: UnknownFate
  request: string
}

/** A kept submission is its id, its fate and its request in the form of a query, one to a line. */
function read(): KeptSubmission | undefined {
  const [id = '', fate, request = ''] = readKept(SUBMISSION_KEY)?.split('\n') ?? []
  return fate === 'unclear' || fate === 'unconfirmed' ? { id, fate, request } : undefined
}

/**
 * The submission of a request.
 *
 * @returns the submission, and whether it may have arrived already, be it in other words. With the same words it has the id
 *   that it had before, also before a reload; a request that differs by a letter is another one.
 */
export function submissionOf(request: ConsultationRequest): { submission: Submission; mayHaveArrived: boolean } {
  const kept = read()
  const id = kept?.request === written(request) ? kept.id : crypto.randomUUID()
  return { submission: { id, request }, mayHaveArrived: kept !== undefined }
}

/** Keeps a submission that is about to leave, as one whose fate is not known. */
export function keepSubmission({ id, request }: Submission, fate: UnknownFate): void {
  keep(SUBMISSION_KEY, [id, fate, written(request)].join('\n'))
}

/** Forgets the submission: it has surely arrived, or surely not. */
export function forgetSubmission(): void {
  forget(SUBMISSION_KEY)
}

/** Why it is not known whether the submission has arrived that was made last, if it is not. */
export function unknownFailure(): Failure | undefined {
  const kept = read()
  return kept && { kind: kept.fate }
}
