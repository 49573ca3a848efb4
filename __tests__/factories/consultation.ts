import type { ConsultationRequest } from '../../content-model/delivery/consultation-request'
import type { Delivery, DeliveryResult } from '../../src/consultation-form/delivery'
import { simulatedDelivery } from '../../src/consultation-form/simulated-delivery'
import { pagesContent, siteContent } from './content'

export function consultationRequest(changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  return {
    name: 'Ada Sample',
    email: 'ada@example.com',
    phone: '',
    company: '',
    message: 'Please call.',
    service: '',
    ...changes,
  }
}

/** The form's text as a page receives it. Texts that depend on the delivery are those of the simulated delivery. */
export function consultationCopy() {
  const { privacy, privacyLink = null, success, ...words } = pagesContent()['pages/contact.yml'].form
  return {
    ...words,
    privacy: privacy.simulated,
    privacyLink,
    success: { ...success, confirmation: success.confirmation.simulated },
  }
}

/** How to reach the firm without the form. */
export function consultationContact(): Queries.ConsultationContactFragment {
  const { email, phone } = siteContent().contact
  return { email, phone, phoneLink: 'tel:+13125550100' }
}

/** A delivery whose completion and result the test controls. */
export interface HeldDelivery {
  delivery: Delivery
  /** The requests passed to the delivery, oldest first. */
  requests: readonly ConsultationRequest[]
  end: (result: DeliveryResult) => void
  retry: (attempt: number) => void
}

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
    end: (result) => {
      if (!end) throw new Error('No delivery is under way')
      end(result)
      end = undefined
    },
    retry: (attempt) => {
      retry?.(attempt)
    },
  }
}
