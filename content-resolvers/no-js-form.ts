import { type ChosenDelivery, deliveryAddress, deliverySetup } from '../content-model/delivery'
import { THANKS_PATH } from '../content-model/routes/named-paths'

const namedValues = (values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/**
 * What posts the form to this address without JavaScript; `undefined` if it cannot. A `submission_id` would be the same
 * for all visitors.
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
