import { type DeliveryProtocol, type DeliverySetup, fieldsOf, JSON_HEADERS, readObject, readStatus } from './types'

export const name = 'web3forms'

/** https://docs.web3forms.com/getting-started/api-reference */
const ADDRESS = 'https://api.web3forms.com/submit'

/** https://docs.web3forms.com/getting-started/customizations/spam-protection/spam-protection */
const HONEYPOT = 'botcheck'

/**
 * Web3Forms (https://docs.web3forms.com/getting-started/api-reference). Its key may be public. Its errors name no
 * fields, and it does not recognize a repeated submission.
 */
export const protocol: DeliveryProtocol = {
  isIdempotent: false,
  encode: (submission, { key }) => ({
    url: ADDRESS,
    headers: JSON_HEADERS,
    body: JSON.stringify({ access_key: key, ...fieldsOf(submission, HONEYPOT) }),
  }),
  read: ({ status, body }) =>
    readStatus(status) ?? { kind: readObject(body).success === true ? 'delivered' : 'unclear' },
}

export const setup: DeliverySetup = {
  requires: {
    key: {
      hint: 'the access key',
      pattern: /^[\w-]{8,64}$/,
      rule: 'must be the access key that Web3Forms sent you: letters, digits, and hyphens',
    },
  },
  address: ADDRESS,
  honeypot: { name: HONEYPOT, type: 'checkbox' },
  // The address must be absolute: https://docs.web3forms.com/getting-started/customizations/redirection
  noJsForm: ({ key = '' }, thanks) => ({ hidden: { access_key: key, redirect: thanks } }),
  service: 'Web3Forms',
  privacyText:
    'When you press the button, your browser sends what you wrote to Web3Forms, with a random number by which we recognize a request that arrives twice. Web3Forms is a company that turns forms into emails. It checks your request for spam and sends it to our office. Its own privacy policy says what it keeps and for how long.',
}
