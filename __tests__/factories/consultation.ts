import type { ConsultationRequest } from '../../src/consultation-form/consultation-request'
import { simulatedDelivery, type Delivery, type Outcome } from '../../src/consultation-form/delivery'
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

/** A delivery that a test lets end when and how it likes. */
export interface HeldDelivery {
  delivery: Delivery
  /** What was handed over, the first one first. */
  requests: readonly ConsultationRequest[]
  /** Ends the delivery that is under way. */
  end: (outcome: Outcome) => void
  /** Says that another attempt is made. */
  retry: (attempt: number) => void
}

/** Makes a delivery that waits until it is told how it ends. */
export function heldDelivery(changes: Partial<Delivery> = {}): HeldDelivery {
  const requests: ConsultationRequest[] = []
  let end: HeldDelivery['end'] | undefined
  let retry: HeldDelivery['retry'] | undefined
  return {
    delivery: {
      ...simulatedDelivery,
      deliver: ({ request }, onRetry) => {
        requests.push(request)
        retry = onRetry
        return new Promise((resolve) => (end = resolve))
      },
      ...changes,
    },
    requests,
    end: (outcome) => {
      if (!end) throw new Error('No delivery is under way')
      end(outcome)
      end = undefined
    },
    retry: (attempt) => {
      retry?.(attempt)
    },
  }
}
