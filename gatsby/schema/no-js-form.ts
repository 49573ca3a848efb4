import type { z } from 'zod'
import type { delivery } from '../../src/content-model/delivery'
import { type ChosenDelivery, FORM_NAME, HONEYPOTS, WEB3FORMS_ADDRESS } from '../../src/routes/deliveries'
import { THANKS_PATH } from '../../src/routes/paths'
import { chosenDelivery, siteUrl } from './delivery-extension'
import type { ResolverContext } from './resolver-context'

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

/**
 * Returns the data for posting the form without JavaScript, or `undefined` if it cannot be posted. In addition, the form has
 * `method="post"`, and its fields keep their names. Without JavaScript there is no `submission_id`: it would be the same for
 * every visitor who loads the page.
 *
 * @param site the site's address without a trailing slash
 */
export function noJsForm({ via, url, key }: ChosenDelivery, site: string): NoJsForm | undefined {
  const thanks = site + THANKS_PATH
  switch (via) {
    case 'simulated':
      return undefined
    case 'endpoint':
      // The service redirects to the thank-you page itself. A target in a form field would make it an open redirect.
      return { action: url ?? '', attributes: [], hidden: [], honeypot: { name: HONEYPOTS.endpoint, type: 'text' } }
    case 'netlify':
      // https://docs.netlify.com/manage/forms/setup/#success-messages and .../spam-filters/#honeypot-field; Netlify stores
      // only fields that are in the form's HTML, so the ID and the service that scripts fill in need empty fields here.
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
          { name: 'service', value: '' },
        ],
        honeypot: { name: HONEYPOTS.netlify, type: 'text' },
      }
    case 'formspree':
      // `_next`: https://github.com/formspree/formspree#_next. On plans without this feature, Formspree shows its own page.
      return {
        action: url ?? '',
        attributes: [],
        hidden: [{ name: '_next', value: thanks }],
        honeypot: { name: HONEYPOTS.formspree, type: 'text' },
      }
    case 'web3forms':
      // An absolute redirect URL and a checkbox as honeypot:
      // https://docs.web3forms.com/getting-started/customizations/redirection
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

/** `@noJsForm`: the data for posting the form without JavaScript, so that pages do not depend on the delivery. */
export const noJsFormExtension = {
  name: 'noJsForm',
  extend: () => ({
    resolve: async (source: z.output<typeof delivery>, _args: unknown, context: ResolverContext) =>
      noJsForm(chosenDelivery(source), await siteUrl(context)),
  }),
}
