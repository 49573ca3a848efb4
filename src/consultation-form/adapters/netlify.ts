import { FORM_NAME, HONEYPOTS, NETLIFY_PATH } from '../../../content-model/routes/deliveries'
import { type Adapter, fieldsOf, readStatus } from './adapter'

/**
 * Netlify Forms (https://docs.netlify.com/manage/forms/setup/). Requests are URL-encoded, with the name of a form that
 * Netlify detected in the deployed HTML. It responds with a page, or with 404 if it does not know the form. It treats a
 * repeated request as a new one.
 */
export const netlify: Adapter = {
  isIdempotent: false,
  encode: (submission) => ({
    url: NETLIFY_PATH,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'form-name': FORM_NAME, ...fieldsOf(submission, HONEYPOTS.netlify) }).toString(),
  }),
  read: ({ status }) => readStatus(status) ?? { kind: 'delivered' },
}
