import type { DeliverySettings, Submission } from '../../../src/consultation-form/adapters/adapter'
import { consultationRequest } from '../../factories/consultation'

/** A submission with a known id. */
export const SUBMISSION: Submission = {
  id: '5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c',
  request: consultationRequest({ company: 'Sample & Söhne', message: 'Two lines:\n1 + 1 = 2' }),
}

/** The same submission with the honeypot filled in. */
export const TRAPPED: Submission = { ...SUBMISSION, honeypot: 'https://spam.example' }

export const NO_SETTINGS: DeliverySettings = { url: null, key: null }

/** The meaning of each status for every adapter, regardless of the body. */
export const STATUSES = [
  [429, 'busy'],
  [503, 'busy'],
  [401, 'refused'],
  [404, 'refused'],
  [413, 'refused'],
  [408, 'unclear'],
  [500, 'unclear'],
  [502, 'unclear'],
  [504, 'unclear'],
] as const

/**
 * Returns a body that is a string.
 *
 * @throws if the body is form data
 */
export function textOf(body: string | FormData): string {
  if (typeof body !== 'string') throw new Error('The body is form data')
  return body
}
