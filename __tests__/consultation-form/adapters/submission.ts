import type { DeliverySettings, Submission } from '../../../src/consultation-form/adapters/adapter'
import { consultationRequest } from '../../factories/consultation'

/** A submission with an id that tests can name. */
export const SUBMISSION: Submission = {
  id: '5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c',
  request: consultationRequest({ company: 'Sample & Söhne', message: 'Two lines:\n1 + 1 = 2' }),
}

/** The same, written by a program. */
export const TRAPPED: Submission = { ...SUBMISSION, honeypot: 'https://spam.example' }

export const NO_SETTINGS: DeliverySettings = { url: null, key: null }

/** What every adapter makes of a status, whatever comes with it. */
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

/** A body that is a text. */
export function textOf(body: string | FormData): string {
  if (typeof body !== 'string') throw new Error('The body is form data')
  return body
}
