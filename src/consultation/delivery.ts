import type { ConsultationRequest } from './consultation-request'

/**
 * Delivers a consultation request to the firm.
 *
 * @returns a promise that resolves once the request has arrived
 */
export type Delivery = (request: ConsultationRequest) => Promise<void>

/** How long the simulated delivery takes, in milliseconds; section 9 of the specification. */
export const SIMULATED_DELAY = 1000

/** The delivery of a site that has none configured: it waits, and the request never leaves the page. */
export const simulatedDelivery: Delivery = () =>
  new Promise((resolve) => {
    setTimeout(resolve, SIMULATED_DELAY)
  })
