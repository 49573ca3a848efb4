import { FORM_NAME, HONEYPOTS, WEB3FORMS_ADDRESS, type ChosenDelivery } from '../../src/routes/deliveries'
import { THANKS_PATH } from '../../src/routes/paths'
import { chosenDelivery, siteUrl, type ResolverContext } from './delivery-extension'

interface NamedValue {
  name: string
  value: string
}

/** What makes the consultation form one that a browser without script can post. */
export interface PlainForm {
  action: string
  /** The form's `name`, by which Netlify knows it. */
  name?: string
  /** Further attributes of the `form` element. */
  attributes: readonly NamedValue[]
  /** Fields that go along unseen: `<input type="hidden">`, in this order, before the others. */
  hidden: readonly NamedValue[]
  /** The field that programs fill in, and people neither see nor reach. */
  honeypot: { name: string; type: 'text' | 'checkbox' }
}

/**
 * How the form is posted without script; undefined where it cannot be. Beside this the form has `method="post"`, and its
 * fields keep their names. There is no `submission_id` then: it would be the same for all who load the page.
 *
 * @param site the site's address, without a slash at its end
 */
export function plainForm({ via, url, key }: ChosenDelivery, site: string): PlainForm | undefined {
  const thanks = site + THANKS_PATH
  switch (via) {
    case 'simulated':
      return undefined
    case 'endpoint':
      // The service itself leads to the page of thanks: one that went where a field says would lead anyone anywhere.
      return { action: url ?? '', attributes: [], hidden: [], honeypot: { name: HONEYPOTS.endpoint, type: 'text' } }
    case 'netlify':
      // https://docs.netlify.com/manage/forms/setup/#success-messages and .../spam-filters/#honeypot-field; Netlify keeps no
      // field that is not in the form's HTML, which is why the id that comes with script has its place here.
      return {
        action: THANKS_PATH,
        name: FORM_NAME,
        attributes: [
          { name: 'data-netlify', value: 'true' },
          { name: 'netlify-honeypot', value: HONEYPOTS.netlify },
        ],
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
        attributes: [],
        hidden: [{ name: '_next', value: thanks }],
        honeypot: { name: HONEYPOTS.formspree, type: 'text' },
      }
    case 'web3forms':
      // A whole address and a checkbox: https://docs.web3forms.com/getting-started/customizations/redirection
      return {
        action: WEB3FORMS_ADDRESS,
        attributes: [],
        hidden: [
          { name: 'access_key', value: key ?? '' },
          { name: 'redirect', value: thanks },
        ],
        honeypot: { name: HONEYPOTS.web3forms, type: 'checkbox' },
      }
  }
}

/** `@plainForm`: how the form is posted without script, so that no page has to know it. */
export const plainFormExtension = {
  name: 'plainForm',
  extend: () => ({
    resolve: async (source: unknown, _args: unknown, context: ResolverContext) =>
      plainForm(chosenDelivery(source), await siteUrl(context)),
  }),
}
