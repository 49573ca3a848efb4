import type { ChosenDelivery } from '../../content-model/routes/deliveries'
import type { Submission } from './adapters/adapter'
import type { Failure, Outcome } from './consultation-request'
import { unconfirmedFailure } from './pending-submission'
import { sendRequest } from './send-request'

/** A way to deliver requests to the firm. */
export interface Delivery {
  /**
   * Sends a request.
   *
   * @param sent the request, and the value of the hidden honeypot field
   * @param onRetry called before each further attempt with its number, starting at 2
   * @returns the outcome; never rejects
   */
  deliver: (sent: Omit<Submission, 'id'>, onRetry: (attempt: number) => void) => Promise<Outcome>
  /** The request that is still in flight, if any, after the visitor went to another page and came back. */
  inFlight: () => Promise<Outcome> | undefined
  /** The failure of a request that was sent before the page loaded, if its delivery was never confirmed. */
  unconfirmedFailure: () => Failure | undefined
}

/** Duration of the simulated delivery, in milliseconds (specification, section 9). */
const SIMULATED_DELAY_MS = 1000

/** The delivery of a site that has not configured one yet. It only waits; the request never leaves the page. */
export const simulatedDelivery: Delivery = {
  deliver: () =>
    new Promise((resolve) => {
      setTimeout(resolve, SIMULATED_DELAY_MS, { kind: 'delivered' })
    }),
  inFlight: () => undefined,
  unconfirmedFailure: () => undefined,
}

/** The request in flight, if any. It continues when the visitor goes to another page of the site. */
let inFlight: Promise<Outcome> | undefined

/** Creates the delivery configured in `content/integrations.yml`. */
export function deliveryOf({ provider, ...settings }: ChosenDelivery): Delivery {
  if (provider === 'simulated') return simulatedDelivery
  return {
    deliver: (sent, onRetry) => {
      inFlight = sendRequest(sent, provider, settings, { onRetry })
        // On plain HTTP, browsers have no `crypto.randomUUID`, so nothing is sent.
        .catch((): Outcome => unconfirmedFailure() ?? { kind: 'unsent' })
        .finally(() => (inFlight = undefined))
      return inFlight
    },
    inFlight: () => inFlight,
    unconfirmedFailure,
  }
}
