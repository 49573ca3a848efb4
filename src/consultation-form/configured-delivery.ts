import { protocol as configuredProtocol } from 'configured-delivery'
import type { DeliveryProtocol, DeliverySettings } from '../../content-model/delivery/types'
import type { Delivery, DeliveryResult } from './delivery'
import { unconfirmedFailure } from './pending-submission'
import { sendRequest } from './send-request'
import { simulatedDelivery } from './simulated-delivery'

declare global {
  /** The provider's settings, or null for simulated delivery; see gatsby/webpack/constants.ts. */
  const DELIVERY: DeliverySettings | null
}

/** The request in flight, if any, which continues when the visitor goes to another page. */
let inFlight: Promise<DeliveryResult> | undefined

/** Creates a delivery that sends requests over the network. */
export const networkDelivery = (protocol: DeliveryProtocol, settings: DeliverySettings): Delivery => ({
  deliver: (sent, onRetry) => {
    inFlight = sendRequest(sent, protocol, settings, { onRetry })
      // On plain HTTP, browsers have no `crypto.randomUUID`, so sending fails before anything has left the page.
      .catch((): DeliveryResult => unconfirmedFailure() ?? { kind: 'unsent' })
      .finally(() => (inFlight = undefined))
    return inFlight
  },
  inFlight: () => inFlight,
  unconfirmedFailure,
})

/** The configured delivery. webpack replaces the constant, and leaves the code of the other delivery out of the bundle. */
export const configuredDelivery = DELIVERY ? networkDelivery(configuredProtocol, DELIVERY) : simulatedDelivery
