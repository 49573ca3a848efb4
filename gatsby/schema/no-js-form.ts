import {
  type ChosenDelivery,
  deliveryAddress,
  FORM_NAME,
  HONEYPOTS,
  type DeliveryProvider,
} from '../../content-model/routes/deliveries'
import { THANKS_PATH } from '../../content-model/routes/named-paths'

interface NamedValue {
  name: string
  value: string
}

/** The data that lets a browser post the consultation form without JavaScript. */
export interface NoJsForm {
  action: string
  /** The form's `name`, which identifies it to Netlify. */
  name?: string
  /** Additional attributes of the `form` element. */
  attributes: readonly NamedValue[]
  /** Hidden fields, in this order, before the others. */
  hidden: readonly NamedValue[]
  /** The field that bots fill in and that people can neither see nor reach. */
  honeypot: { name: string; type: 'text' | 'checkbox' }
}

/** What each delivery needs besides its address and honeypot. `thanks` is the address of the thank-you page. */
const PARTS: Record<
  Exclude<DeliveryProvider, 'simulated'>,
  (delivery: ChosenDelivery, thanks: string) => Partial<NoJsForm>
> = {
  // The service redirects to the thank-you page itself. A target in a form field would make it an open redirect.
  endpoint: () => ({}),
  // https://docs.netlify.com/manage/forms/setup/#success-messages and .../spam-filters/#honeypot-field; Netlify stores
  // only fields that are in the form's HTML, so the ID and the service that scripts fill in need empty fields here.
  netlify: () => ({
    action: THANKS_PATH,
    name: FORM_NAME,
    attributes: namedValues({ 'data-netlify': 'true', 'netlify-honeypot': HONEYPOTS.netlify }),
    hidden: namedValues({ 'form-name': FORM_NAME, submission_id: '', service: '' }),
  }),
  // `_next`: https://github.com/formspree/formspree#_next. On plans without this feature, Formspree shows its own page.
  formspree: (_, thanks) => ({ hidden: namedValues({ _next: thanks }) }),
  // An absolute redirect URL and a checkbox as honeypot:
  // https://docs.web3forms.com/getting-started/customizations/redirection
  web3forms: ({ key }, thanks) => ({
    hidden: namedValues({ access_key: key ?? '', redirect: thanks }),
    honeypot: { name: HONEYPOTS.web3forms, type: 'checkbox' },
  }),
}

const namedValues = (values: Readonly<Record<string, string>>): NamedValue[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/**
 * Returns the data for posting the form without JavaScript, or `undefined` if it cannot be posted. In addition, the form has
 * `method="post"`, and its fields keep their names. Without JavaScript there is no `submission_id`: it would be the same for
 * every visitor who loads the page.
 *
 * @param site the site's address without a trailing slash
 */
export function noJsForm(delivery: ChosenDelivery, site: string): NoJsForm | undefined {
  const { provider } = delivery
  if (provider === 'simulated') return undefined
  return {
    action: deliveryAddress(delivery) ?? '',
    attributes: [],
    hidden: [],
    honeypot: { name: HONEYPOTS[provider], type: 'text' },
    ...PARTS[provider](delivery, site + THANKS_PATH),
  }
}
