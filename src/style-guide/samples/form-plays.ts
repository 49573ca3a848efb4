import type { ConsultationRequest } from '../../consultation-form/consultation-request'
import { type Delivery, simulatedDelivery } from '../../consultation-form/delivery'

const REQUEST: ConsultationRequest = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  phone: '(312) 555-0177',
  company: 'Sample and Daughters',
  service: '',
  message: 'We are four advisors with one back office, and two of us would like to stop within five years.',
}

/** Creates a delivery with the given behavior. */
const deliveryWith = (deliver: Delivery['deliver']): Delivery => ({ ...simulatedDelivery, deliver })

/** A delivery that never completes. */
export const endlessDelivery = deliveryWith(() => new Promise(() => undefined))

/** A delivery that succeeds immediately. */
export const instantDelivery = deliveryWith(() => Promise.resolve({ kind: 'delivered' }))

/** A delivery that fails because the service is unreachable. */
export const failedDelivery = deliveryWith(() => Promise.resolve({ kind: 'unsent' }))

/** Fills in the fields with a request. */
export function fillIn(root: ParentNode): void {
  for (const [name, value] of Object.entries(REQUEST)) {
    const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    if (field) field.value = String(value)
  }
}

/** Submits the form with its fields filled in. */
export function submit(root: ParentNode): void {
  fillIn(root)
  root.querySelector('form')?.requestSubmit()
}

/** Submits the form with its required fields empty, so that the browser rejects it. */
export function submitEmpty(root: ParentNode): void {
  const form = root.querySelector('form')
  // Otherwise the browser would scroll to the first invalid field and show a validation bubble.
  form?.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault()
    },
    { capture: true },
  )
  form?.requestSubmit()
}
