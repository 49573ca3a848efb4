import type { ConsultationRequest } from '../../consultation-form/consultation-request'
import { simulatedDelivery, type Delivery } from '../../consultation-form/delivery'

const REQUEST: ConsultationRequest = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  phone: '(312) 555-0177',
  company: 'Sample and Daughters',
  message: 'We are four advisors with one back office, and two of us would like to stop within five years.',
}

/** A delivery with one outcome. */
const deliveryThat = (deliver: Delivery['deliver']): Delivery => ({ ...simulatedDelivery, deliver })

/** A delivery that is always under way. */
export const endlessDelivery = deliveryThat(() => new Promise(() => undefined))

/** A delivery that arrives at once. */
export const instantDelivery = deliveryThat(() => Promise.resolve({ kind: 'delivered' }))

/** A delivery that finds nobody to deliver to. */
export const failedDelivery = deliveryThat(() => Promise.resolve({ kind: 'unsent' }))

/** Writes a request into the fields. */
export function fillIn(root: ParentNode): void {
  for (const [name, value] of Object.entries(REQUEST)) {
    const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    if (field) field.value = String(value)
  }
}

/** Sends the form with its fields filled in. */
export function submit(root: ParentNode): void {
  fillIn(root)
  root.querySelector('form')?.requestSubmit()
}

/** Sends the form with its required fields empty, so that the browser refuses it. */
export function submitEmpty(root: ParentNode): void {
  const form = root.querySelector('form')
  // The browser would scroll to the first field and say in a bubble what is wrong with it.
  form?.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault()
    },
    { capture: true },
  )
  form?.requestSubmit()
}
