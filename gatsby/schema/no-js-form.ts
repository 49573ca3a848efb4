import { type ChosenDelivery, deliveryAddress, deliverySetup } from '../../content-model/delivery'
import type { DeliverySetup } from '../../content-model/delivery/types'
import { THANKS_PATH } from '../../content-model/routes/named-paths'

interface NamedValue {
  name: string
  value: string
}

/** The data that lets a browser post the consultation form without JavaScript. */
export interface NoJsForm extends Pick<DeliverySetup, 'honeypot'> {
  action: string
  /** The form's `name`, which identifies it to Netlify. */
  name?: string
  /** Additional attributes of the `form` element. */
  attributes: readonly NamedValue[]
  /** Hidden fields, in this order, before the others. */
  hidden: readonly NamedValue[]
}

const namedValues = (values: Readonly<Record<string, string>> = {}): NamedValue[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/**
 * Returns the data for posting the form without JavaScript, or `undefined` if it cannot be posted. In addition, the form has
 * `method="post"`, and its fields keep their names. Without JavaScript there is no `submission_id`: it would be the same for
 * every visitor who loads the page.
 *
 * @param site the site's address without a trailing slash
 */
export function noJsForm(delivery: ChosenDelivery, site: string): NoJsForm | undefined {
  const setup = deliverySetup(delivery.provider)
  if (!setup) return undefined
  const { attributes, hidden, ...form } = setup.noJsForm?.(delivery, site + THANKS_PATH) ?? {}
  return {
    action: deliveryAddress(delivery) ?? '',
    ...form,
    attributes: namedValues(attributes),
    hidden: namedValues(hidden),
    honeypot: setup.honeypot,
  }
}
