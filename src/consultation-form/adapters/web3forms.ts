import { HONEYPOTS, WEB3FORMS_ADDRESS } from '../../../content-model/routes/deliveries'
import { type Adapter, fieldsOf, JSON_HEADERS, readObject, readStatus } from './adapter'

/**
 * Web3Forms (https://docs.web3forms.com/getting-started/api-reference). Requests are JSON with the firm's key, which may be
 * public. Its errors name no fields, and it forwards a repeated request as a new one.
 */
export const web3forms: Adapter = {
  isIdempotent: false,
  encode: (submission, { key }) => ({
    url: WEB3FORMS_ADDRESS,
    headers: JSON_HEADERS,
    body: JSON.stringify({ access_key: key, ...fieldsOf(submission, HONEYPOTS.web3forms) }),
  }),
  read: ({ status, body }) =>
    readStatus(status) ?? { kind: readObject(body).success === true ? 'delivered' : 'unclear' },
}
