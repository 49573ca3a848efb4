import type { ConsultationRequest } from '../../content-model/delivery/consultation-request'
import { SUBMISSION_KEY } from '../deferred-start/draft-storage'
import { readStored, store } from '../deferred-start/session-storage'
import type { Failure } from './delivery'

/** The failure of a request that may have arrived, by whether a repeat arrives twice. */
export type UnknownOutcome = 'unclear' | 'unconfirmed'

const serialize = (request: ConsultationRequest) => new URLSearchParams({ ...request }).toString()

/**
 * Stores a submission before it is sent, because its outcome is unknown until a response arrives, and the visitor may
 * reload the page in the meantime. Its id, its status, and its fields are on a line each.
 */
export function storeSubmission(id: string, status: UnknownOutcome, request: ConsultationRequest): void {
  store(SUBMISSION_KEY, [id, status, serialize(request)].join('\n'))
}

/** Deletes the submission, once it is certain whether it arrived. */
export function deleteSubmission(): void {
  store(SUBMISSION_KEY, '')
}

/** The failure of the last submission, if it is unknown whether it arrived. */
export function unconfirmedFailure(): Failure | undefined {
  const [, kind] = readStored(SUBMISSION_KEY).split('\n')
  return kind === 'unclear' || kind === 'unconfirmed' ? { kind } : undefined
}

/** Returns the id of a request. The same text gets the same id, even after a reload, so that services recognize repeats. */
export function submissionIdOf(request: ConsultationRequest): string {
  const [id = '', , stored] = readStored(SUBMISSION_KEY).split('\n')
  return stored === serialize(request) ? id : crypto.randomUUID()
}
