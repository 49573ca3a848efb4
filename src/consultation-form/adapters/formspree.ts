import { HONEYPOTS } from '../../routes/deliveries'
import type { FieldFaults } from '../consultation-request'
import { type Adapter, readStatus } from './adapter'
import { ACCEPT_JSON, fieldsOf, isFieldName, isObject, readObject } from './fields'

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
      const faults = faultsIn(errors)
      if (Object.keys(faults).length > 0) return { kind: 'invalid', faults }
    }
    return answer ?? { kind: typeof next === 'string' || ok === true ? 'delivered' : 'unclear' }
  },
}

function faultsIn(errors: unknown): FieldFaults {
  const faults: FieldFaults = {}
  for (const error of Array.isArray(errors) ? errors.filter(isObject) : []) {
    const { field, code } = error
    if (isFieldName(field)) faults[field] = String(code).startsWith('REQUIRED_FIELD_') ? 'missing' : 'malformed'
  }
  return faults
}
