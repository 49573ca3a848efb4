import { collectFaults } from './consultation-request'
import {
  ACCEPT_JSON,
  type DeliveryProtocol,
  type DeliverySetup,
  fieldsOf,
  objectOf,
  readObject,
  readStatus,
} from './types'

export const name = 'formspree'

/** https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering */
const HONEYPOT = '_gotcha'

/**
 * Formspree (https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax). Its client reads
 * the same responses
 * (https://github.com/formspree/formspree-js/blob/HEAD/packages/formspree-core/src/submission.ts): `next` after a
 * success, and `errors`, each with a `code` and a `field`.
 */
export const protocol: DeliveryProtocol = {
  isIdempotent: false,
  encode: (submission, { url = '' }) => {
    const body = new FormData()
    for (const [field, value] of Object.entries(fieldsOf(submission, HONEYPOT))) body.append(field, value)
    return { url, headers: ACCEPT_JSON, body }
  },
  read: ({ status, body }, { request }) => {
    const { next, ok, errors } = readObject(body)
    const answer = readStatus(status)
    if (answer?.kind === 'refused') {
      const found = Object.values(objectOf(errors)).map((error) => {
        const { field, code } = objectOf(error)
        return [field, String(code).startsWith('REQUIRED_FIELD_') ? 'missing' : 'malformed'] as const
      })
      const faults = collectFaults(found, request)
      if (Object.keys(faults).length > 0) return { kind: 'invalid', faults }
    }
    return answer ?? { kind: typeof next === 'string' || ok === true ? 'delivered' : 'unclear' }
  },
}

export const setup: DeliverySetup = {
  requires: {
    url: {
      hint: 'the form’s address at Formspree',
      pattern: /^https:\/\/formspree\.io\/(?:p\/\w+\/)?f\/\w+$/,
      rule: 'must be the address of a Formspree form, such as https://formspree.io/f/xayzwvkd',
    },
  },
  honeypot: { name: HONEYPOT, type: 'text' },
  // https://github.com/formspree/formspree#_next. Plans without this feature show Formspree's page.
  noJsForm: (_, thanks) => ({ hidden: { _next: thanks } }),
  service: 'Formspree',
  privacyText:
    'When you press the button, your browser sends what you wrote to Formspree, with a random number by which we recognize a request that arrives twice. Formspree is a company that receives forms for other sites. It checks your request for spam, stores it, and sends it to our office by email. Its own privacy policy says how long it keeps what it has.',
}
