import { byName, CONSULTATION_FIELDS, type ConsultationField } from '../../content-model/consultation-form/fields'
import { formFields } from '../../content-model/consultation-form/form-fields'
import { contactPage } from '../../content-model/contact-page'
import type { ConsultationRequest } from '../../content-model/delivery/consultation-request'
import type { Delivery, DeliveryResult } from '../../src/consultation-form/delivery'
import { simulatedDelivery } from '../../src/consultation-form/simulated-delivery'
import { pagesContent, SELECT_OPTIONS, siteContent } from './content'

/** A valid value for each kind of field. */
const VALUES: Readonly<Record<ConsultationField['kind'], string>> = {
  line: 'Ada Sample',
  email: 'ada@example.com',
  phone: '+1 312 555 0142',
  select: SELECT_OPTIONS[1] ?? '',
  paragraph: 'Please call.',
}

export const validValue = ({ kind }: Pick<ConsultationField, 'kind'>) => VALUES[kind]

/** A request that has a value only in the fields that are required. */
export function consultationRequest(changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  const required = byName(CONSULTATION_FIELDS, (field) => (field.required ? validValue(field) : ''))
  return { ...required, service: '', ...changes }
}

/** A request that has a value in every field. */
export function completeRequest(): ConsultationRequest {
  return { ...byName(CONSULTATION_FIELDS, validValue), service: 'Tax Planning' }
}

/** The form's text as a page receives it. Texts that depend on the delivery are those of the simulated delivery. */
export function consultationCopy() {
  const form = contactPage.shape.form.parse(pagesContent()['pages/contact.yml'].form)
  const { privacy, privacyLink = null, success, scheduling, ...words } = form
  return {
    ...words,
    fields: formFields(form, 'en-US'),
    privacy: privacy.simulated,
    privacyLink,
    scheduling: { ...scheduling, privacy: null },
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
