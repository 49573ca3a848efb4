import { collectFaults } from './consultation-request'
import {
  type DeliveryProtocol,
  type DeliverySetup,
  fieldsOf,
  JSON_HEADERS,
  objectOf,
  readObject,
  readStatus,
} from './types'

export const name = 'endpoint'

/** The name of the field that bots fill in. */
export const HONEYPOT = 'website'

/**
 * The firm's own service, such as `/api/consultation`; `docs/going-live.md` has its contract. It accepts each
 * `submission_id` once and returns it, which no intermediary's response does.
 */
export const protocol: DeliveryProtocol = {
  isIdempotent: true,
  encode: (submission, { url = '' }) => ({
    url,
    headers: JSON_HEADERS,
    body: JSON.stringify(fieldsOf(submission, HONEYPOT)),
  }),
  read: ({ status, body }, { id, request }) => {
    const answer = readObject(body)
    if (status === 400 || status === 422) {
      const faults = collectFaults(Object.entries(objectOf(answer.faults)), request)
      if (Object.keys(faults).length > 0) return { kind: 'invalid', faults }
    }
    return readStatus(status) ?? { kind: answer.submission_id === id ? 'delivered' : 'unclear' }
  },
}

/**
 * Without JavaScript, the service itself redirects to the thank-you page. If a field of the form named the target, other
 * sites could use the service to send visitors anywhere (an open redirect).
 */
export const setup: DeliverySetup = {
  requires: { url: { hint: 'your service’s address, or /api/consultation' } },
  honeypot: { name: HONEYPOT, type: 'text' },
  privacyText:
    'When you press the button, your browser sends what you wrote to our own service at {host}, with a random number by which it recognizes a request that arrives twice. The service passes your request to our office. It may remember your IP address for a while, to turn away floods of requests.',
}
