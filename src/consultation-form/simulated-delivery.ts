import type { Delivery } from './delivery'

/** Duration of the simulated delivery, in milliseconds (specification, section 9). */
const SIMULATED_DELAY_MS = 1000

/** The delivery of a site without one: the request never leaves the page. */
export const simulatedDelivery: Delivery = {
  deliver: () =>
    new Promise((resolve) => {
      setTimeout(resolve, SIMULATED_DELAY_MS, { kind: 'delivered' })
    }),
  inFlight: () => undefined,
  unconfirmedFailure: () => undefined,
}
