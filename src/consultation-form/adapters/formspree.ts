import { HONEYPOTS } from '../../../content-model/routes/deliveries'
import { collectFaults } from '../consultation-request'
import { ACCEPT_JSON, type Adapter, fieldsOf, objectOf, readObject, readStatus } from './adapter'

/**
 * Formspree (https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax). It takes form data
 * and responds with JSON if the request accepts it. The responses are those that its own client reads
 * (https://github.com/formspree/formspree-js, packages/formspree-core/src/submission.ts): `next` after a success, and
 * `errors`, each with a `code` and the `field` concerned.
 */
export const formspree: Adapter = {
  isIdempotent: false,
  encode: (submission, { url }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fieldsOf(submission, HONEYPOTS.formspree))) body.append(name, value)
    return { url: url ?? '', headers: ACCEPT_JSON, body }
  },
  read: ({ status, body }) => {
    const { next, ok, errors } = readObject(body)
    const answer = readStatus(status)
    if (answer?.kind === 'refused') {
      const found = Object.values(objectOf(errors)).map((error) => {
        const { field, code } = objectOf(error)
        return [field, String(code).startsWith('REQUIRED_FIELD_') ? 'missing' : 'malformed'] as const
      })
      const faults = collectFaults(found)
      if (Object.keys(faults).length > 0) return { kind: 'invalid', faults }
    }
    return answer ?? { kind: typeof next === 'string' || ok === true ? 'delivered' : 'unclear' }
  },
}
