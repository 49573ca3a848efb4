import { HONEYPOTS } from '../../../content-model/routes/deliveries'
import { collectFaults } from '../consultation-request'
import { type Adapter, fieldsOf, JSON_HEADERS, objectOf, readObject, readStatus } from './adapter'

/**
 * The firm's own service, such as this project's function at `/api/consultation`. `docs/going-live.md` specifies its
 * contract. Among other things, it accepts each `submission_id` only once and returns it, so that a response from an
 * intermediary is not mistaken for its own.
 */
export const endpoint: Adapter = {
  isIdempotent: true,
  encode: (submission, { url }) => ({
    url: url ?? '',
    headers: JSON_HEADERS,
    body: JSON.stringify(fieldsOf(submission, HONEYPOTS.endpoint)),
  }),
  read: ({ status, body }, { id }) => {
    const answer = readObject(body)
    if (status === 400 || status === 422) {
      const faults = collectFaults(Object.entries(objectOf(answer.faults)))
      if (Object.keys(faults).length > 0) return { kind: 'invalid', faults }
    }
    return readStatus(status) ?? { kind: answer.submission_id === id ? 'delivered' : 'unclear' }
  },
}
