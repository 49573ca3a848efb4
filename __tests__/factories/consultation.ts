import type { ConsultationRequest } from '../../src/consultation/consultation-request'
import type { Delivery } from '../../src/consultation/delivery'
import { pagesContent } from './content'

/** A valid request for a consultation. */
export function consultationRequest(changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  return { name: 'Ada Sample', email: 'ada@example.com', phone: '', company: '', message: 'Please call.', ...changes }
}

/** The form's words as a page gets them: of the texts that depend on the delivery, those of the simulated one. */
export function consultationWords() {
  const { privacy, success, ...words } = pagesContent()['pages/contact.yml'].form
  return { ...words, privacy: privacy.simulated, success: { ...success, confirmation: success.confirmation.simulated } }
}

/** A delivery that a test lets arrive when it likes. */
export interface HeldDelivery {
  deliver: Delivery
  /** What was handed over, the first one first. */
  requests: readonly ConsultationRequest[]
  /** Lets the delivery that is under way arrive. */
  arrive: () => void
}

/** Makes a delivery that waits until it is told to arrive. */
export function heldDelivery(): HeldDelivery {
  const requests: ConsultationRequest[] = []
  const waiting: (() => void)[] = []
  return {
    deliver: (request) => {
      requests.push(request)
      return new Promise((resolve) => waiting.push(resolve))
    },
    requests,
    arrive: () => {
      const resolve = waiting.shift()
      if (!resolve) throw new Error('No delivery is under way')
      resolve()
    },
  }
}
