import { THANKS_PATH } from '../routes/named-paths'
import { type DeliveryProtocol, type DeliverySetup, fieldsOf, readStatus } from './types'

export const name = 'netlify'

/** Netlify accepts form submissions at any path of a site that it serves. */
const PATH = '/'

const FORM_NAME = 'consultation'

const HONEYPOT = 'website'

/**
 * Netlify Forms (https://docs.netlify.com/manage/forms/setup/), which needs the form's name in the deployed HTML. It
 * responds with a page, or with 404 for an unknown form. It does not recognize a repeated submission.
 */
export const protocol: DeliveryProtocol = {
  isIdempotent: false,
  encode: (submission) => ({
    url: PATH,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'form-name': FORM_NAME, ...fieldsOf(submission, HONEYPOT) }).toString(),
  }),
  read: ({ status }) => readStatus(status) ?? { kind: 'delivered' },
}

export const setup: DeliverySetup = {
  requires: {},
  address: PATH,
  honeypot: { name: HONEYPOT, type: 'text' },
  // https://docs.netlify.com/manage/forms/setup/#success-messages and .../spam-filters/#honeypot-field. Netlify stores
  // only fields that are in the form's HTML. Without an empty field for it, the ID that scripts send would be lost.
  noJsForm: () => ({
    action: THANKS_PATH,
    name: FORM_NAME,
    attributes: { 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT },
    hidden: { 'form-name': FORM_NAME, submission_id: '' },
  }),
  service: 'Netlify',
  privacyText:
    'When you press the button, your browser sends what you wrote to Netlify, the company that hosts this site, with a random number by which we recognize a request that arrives twice. Netlify has it checked for spam by a service named Akismet, stores it until we delete it, and tells our office.',
}
