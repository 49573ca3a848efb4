import { WEB3FORMS_ADDRESS, type ChosenDelivery } from '../routes/deliveries'
import { FORM_NAME, HONEYPOTS } from './adapters/fields'

/** What makes the consultation form one that a browser without script can post. */
export interface PlainForm {
  action: string
  /** The form's `name`, by which Netlify knows it. */
  name?: string
  /** Further attributes of the `form` element. */
  attributes: Readonly<Record<string, string>>
  /** Fields that go along unseen, as `<input type="hidden">`. */
  hidden: readonly { name: string; value: string }[]
  /**
   * The field that programs fill in, and people neither see nor reach: `aria-hidden`, `tabIndex={-1}` and
   * `autoComplete="off"`. It is hidden by a class, since the content security policy refuses styles in attributes.
   */
  honeypot: { name: string; type: 'text' | 'checkbox' }
}

interface Site {
  /** The site's address, without a slash at its end. */
  siteUrl: string
  /** The path of the page that says the request has arrived. */
  thanksPath: string
}

/**
 * How the form is posted without script; undefined where it cannot be. Beside this the form has `method="post"`, and its
 * fields keep their names. There is no `submission_id` then: it would be the same for all who load the page.
 */
export function plainForm({ via, url, key }: ChosenDelivery, { siteUrl, thanksPath }: Site): PlainForm | undefined {
  const thanks = siteUrl + thanksPath
  switch (via) {
    case 'simulated':
      return undefined
    case 'endpoint':
      // The service itself leads to the page of thanks: one that went where a field says would lead anyone anywhere.
      return { action: url ?? '', attributes: {}, hidden: [], honeypot: { name: HONEYPOTS.endpoint, type: 'text' } }
    case 'netlify':
      // https://docs.netlify.com/manage/forms/setup/#success-messages and .../spam-filters/#honeypot-field; Netlify keeps no
      // field that is not in the form's HTML, which is why the id that comes with script has its place here.
      return {
        action: thanksPath,
        name: FORM_NAME,
        attributes: { 'data-netlify': 'true', 'netlify-honeypot': HONEYPOTS.netlify },
        hidden: [
          { name: 'form-name', value: FORM_NAME },
          { name: 'submission_id', value: '' },
        ],
        honeypot: { name: HONEYPOTS.netlify, type: 'text' },
      }
    case 'formspree':
      // `_next`: https://github.com/formspree/formspree#_next. Without a plan that has it, Formspree shows a page of its own.
      return {
        action: url ?? '',
        attributes: {},
        hidden: [{ name: '_next', value: thanks }],
        honeypot: { name: HONEYPOTS.formspree, type: 'text' },
      }
    case 'web3forms':
      // A whole address and a checkbox: https://docs.web3forms.com/getting-started/customizations/redirection
      return {
        action: WEB3FORMS_ADDRESS,
        attributes: {},
        hidden: [
          { name: 'access_key', value: key ?? '' },
          { name: 'redirect', value: thanks },
        ],
        honeypot: { name: HONEYPOTS.web3forms, type: 'checkbox' },
      }
  }
}
