import { FORM_NAME, HONEYPOTS, NETLIFY_PATH } from '../../routes/deliveries'
import { readStatus, type Adapter } from './adapter'
import { fieldsOf } from './fields'

/**
 * Netlify Forms (https://docs.netlify.com/manage/forms/setup/): urlencoded, with the name of a form that Netlify has found
 * in the deployed HTML. It answers with a page; where it knows no such form, with 404. It takes a request again as another.
 */
export const netlify: Adapter = {
  repeatable: false,
  encode: (submission) => ({
    url: NETLIFY_PATH,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'form-name': FORM_NAME, ...fieldsOf(submission, HONEYPOTS.netlify) }).toString(),
  }),
  read: ({ status }) => readStatus(status) ?? { kind: 'delivered' },
}
