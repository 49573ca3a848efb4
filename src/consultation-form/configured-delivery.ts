import { protocol as configuredProtocol } from 'configured-delivery'
import type { DeliveryProtocol, DeliverySettings } from '../../content-model/delivery/types'
import type { Delivery, DeliveryResult } from './delivery'
import { unconfirmedFailure } from './pending-submission'
import { sendRequest } from './send-request'
import { simulatedDelivery } from './simulated-delivery'

declare global {
  /** The settings of the configured provider, or null if delivery is simulated; see gatsby/webpack/constants.ts. */
  const DELIVERY: DeliverySettings | null
}

/** The request in flight, if any. It continues when the visitor goes to another page of the site. */
let inFlight: Promise<DeliveryResult> | undefined

/** Creates a delivery that sends requests over the network. */
export const networkDelivery = (protocol: DeliveryProtocol, settings: DeliverySettings): Delivery => ({
  deliver: (sent, onRetry) => {
    inFlight = sendRequest(sent, protocol, settings, { onRetry })
      // On plain HTTP, browsers have no `crypto.randomUUID`, so nothing is sent.
      .catch((): DeliveryResult => unconfirmedFailure() ?? { kind: 'unsent' })
      .finally(() => (inFlight = undefined))
    return inFlight
  },
  inFlight: () => inFlight,
  unconfirmedFailure,
})

/** The configured delivery. webpack knows the constant, and leaves out the other one. */
export const configuredDelivery = DELIVERY ? networkDelivery(configuredProtocol, DELIVERY) : simulatedDelivery
