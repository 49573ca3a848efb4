import type { ChosenDelivery } from '../routes/deliveries'
import type { Submission } from './adapters/adapter'
import type { FieldFaults } from './consultation-request'

/** The reason why delivery of a request is not confirmed. */
export type Failure =
  /** Nothing was sent, because the device is offline. */
  | { kind: 'offline' }
  /** The service was unreachable or could not accept the request now. */
  | { kind: 'unsent' }
  /** The service rejected the request. */
  | { kind: 'refused' }
  /** The service rejected the request because of these fields. */
  | { kind: 'invalid'; faults: FieldFaults }
  /** The request may have arrived. If sent again, it would arrive twice. */
  | { kind: 'unclear' }
  /** The request may have arrived. If sent again, it still arrives only once. */
  | { kind: 'unconfirmed' }

/** The contents of a submitted form. */
export type SubmittedForm = Pick<Submission, 'request' | 'honeypot'>

export type Outcome = { kind: 'delivered' } | Failure

/** A way to deliver requests to the firm. */
export interface Delivery {
  /** Loads the code needed to send a request; called when the form is shown. */
  prepare: () => void
  /**
   * Sends a request.
   *
   * @param sent the request, and the value of the hidden honeypot field
   * @param onRetry called before each further attempt with its number, starting at 2
   * @returns the outcome; never rejects
   */
  deliver: (sent: SubmittedForm, onRetry: (attempt: number) => void) => Promise<Outcome>
  /** The request that is still in flight, if any, after the visitor went to another page and came back. */
  inFlight: () => Promise<Outcome> | undefined
  /** The failure of a request that was sent before the page loaded, if its delivery was never confirmed. */
  unconfirmedFailure: () => Promise<Failure | undefined>
}

/** Duration of the simulated delivery, in milliseconds (specification, section 9). */
const SIMULATED_DELAY_MS = 1000

/** The delivery of a site that has not configured one yet. It only waits; the request never leaves the page. */
export const simulatedDelivery: Delivery = {
  prepare: () => undefined,
  deliver: () =>
    new Promise((resolve) => {
      setTimeout(resolve, SIMULATED_DELAY_MS, { kind: 'delivered' })
    }),
  inFlight: () => undefined,
  unconfirmedFailure: () => Promise.resolve(undefined),
}

/** The request in flight, if any. It continues when the visitor goes to another page of the site. */
let inFlight: Promise<Outcome> | undefined

/**
 * Creates the delivery configured in `content/integrations.yml`. The code that sends requests is a separate chunk, so that
 * only visitors who use the form load it.
 */
export function deliveryOf(chosen: ChosenDelivery): Delivery {
  if (chosen.via === 'simulated') return simulatedDelivery
  const { via, ...settings } = chosen
  const load = () => import(/* webpackChunkName: "send-request" */ './send-request')
  const send: Delivery['deliver'] = async (sent, onRetry) => {
    try {
      const { sendRequest } = await load()
      return await sendRequest(sent, via, settings, { onRetry })
    } catch {
      // The chunk did not load, so nothing was sent.
      return { kind: navigator.onLine ? 'unsent' : 'offline' }
    } finally {
      inFlight = undefined
    }
  }
  return {
    prepare: () => {
      load().catch(() => undefined)
    },
    deliver: (sent, onRetry) => (inFlight = send(sent, onRetry)),
    inFlight: () => inFlight,
    unconfirmedFailure: () =>
      load().then(
        (module) => module.unconfirmedFailure(),
        () => undefined,
      ),
  }
}
