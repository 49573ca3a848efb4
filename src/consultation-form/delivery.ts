import type { ChosenDelivery } from '../routes/deliveries'
import type { Submission } from './adapters/adapter'
import type { FieldFaults } from './consultation-request'

/** Why a request has not surely arrived. */
export type Failure =
  /** Nothing was sent: the device has no network. */
  | { kind: 'offline' }
  /** The service could not be reached, or could not take it now. */
  | { kind: 'unsent' }
  /** The service does not take it. */
  | { kind: 'refused' }
  /** The service does not take it because of these fields. */
  | { kind: 'invalid'; faults: FieldFaults }
  /** It may have arrived. Sent again, it would arrive twice. */
  | { kind: 'unclear' }
  /** It may have arrived. Sent again, it still arrives once. */
  | { kind: 'unconfirmed' }

/** What a form holds as it is sent. */
export type SentForm = Pick<Submission, 'request' | 'honeypot'>

export type Outcome = { kind: 'delivered' } | Failure

/** A way for requests to the firm. */
export interface Delivery {
  /** Fetches what is needed to send; called when the form is shown. */
  prepare: () => void
  /**
   * Sends a request.
   *
   * @param sent the request, and what stands in the field that people do not see
   * @param onRetry told before each further attempt, with its number from 2
   * @returns what became of it; never rejects
   */
  deliver: (sent: SentForm, onRetry: (attempt: number) => void) => Promise<Outcome>
  /** A request that is still on its way since the visitor went to another page and came back. */
  underWay: () => Promise<Outcome> | undefined
  /** Why it is not known whether a request has arrived that was sent before the page was loaded. */
  unknownFate: () => Promise<Failure | undefined>
}

/** How long the simulated delivery takes, in milliseconds; section 9 of the specification. */
export const SIMULATED_DELAY = 1000

/** The delivery of a site that has not configured one yet: it waits, and the request never leaves the page. */
export const simulatedDelivery: Delivery = {
  prepare: () => undefined,
  deliver: () =>
    new Promise((resolve) => {
      setTimeout(resolve, SIMULATED_DELAY, { kind: 'delivered' })
    }),
  underWay: () => undefined,
  unknownFate: () => Promise.resolve(undefined),
}

/** The request that is on its way: it is not called back when the visitor goes to another page of the site. */
let underWay: Promise<Outcome> | undefined

/**
 * The delivery that `content/delivery.yml` configures. The code that sends requests is a separate script, so that only
 * visitors who use the form load it.
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
      // The script did not arrive, and nothing can have left.
      return { kind: navigator.onLine ? 'unsent' : 'offline' }
    } finally {
      underWay = undefined
    }
  }
  return {
    prepare: () => {
      load().catch(() => undefined)
    },
    deliver: (sent, onRetry) => (underWay = send(sent, onRetry)),
    underWay: () => underWay,
    unknownFate: () =>
      load().then(
        (module) => module.unknownFailure(),
        () => undefined,
      ),
  }
}
