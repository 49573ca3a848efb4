import { type ChosenDelivery, deliveryAddress, deliverySetup } from '../../content-model/delivery'
import { THANKS_PATH } from '../../content-model/routes/named-paths'

const namedValues = (values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/**
 * The data for posting the form to this site address without JavaScript; `undefined` if it cannot be posted. It has no
 * `submission_id`, which would be the same for every visitor.
 */
export function noJsForm(delivery: ChosenDelivery, site: string) {
  const setup = deliverySetup(delivery.provider)
  if (!setup) return undefined
  const { attributes, hidden, ...form } = setup.noJsForm?.(delivery, site + THANKS_PATH) ?? {}
  return {
    action: deliveryAddress(delivery),
    ...form,
    attributes: namedValues(attributes),
    hidden: namedValues(hidden),
    honeypot: setup.honeypot,
  }
}
