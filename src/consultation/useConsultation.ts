import { useEffect, useRef, useState, type FormEvent as ReactFormEvent, type RefObject } from 'react'
import { readRequest } from './consultation-request'
import type { Delivery } from './delivery'
import { nextState, type FormEvent, type FormState } from './form-state'

interface Consultation {
  state: FormState
  /** For the element that says that the request was sent. */
  confirmation: RefObject<HTMLParagraphElement | null>
  onSubmit: (event: ReactFormEvent<HTMLFormElement>) => void
  onInput: () => void
}

/**
 * Runs the consultation form: one request at a time goes to the delivery, and the fields are cleared once it arrived.
 *
 * @param deliver where requests go
 * @param onDelivered called after the fields were cleared
 */
export function useConsultation(deliver: Delivery, onDelivered: () => void): Consultation {
  const [state, setState] = useState<FormState>('idle')
  // Two submits can come before React renders the first one's state.
  const current = useRef<FormState>('idle')

  const send = (event: FormEvent): boolean => {
    const next = nextState(current.current, event)
    const changed = next !== current.current
    current.current = next
    setState(next)
    return changed
  }

  const submit = async (form: HTMLFormElement) => {
    await deliver(readRequest(new FormData(form)))
    form.reset()
    send('delivered')
    onDelivered()
  }

  // The button that had the focus was disabled meanwhile, which drops the focus; the answer takes it.
  const confirmation = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'succeeded') confirmation.current?.focus()
  }, [state])

  return {
    state,
    confirmation,
    onSubmit: (event) => {
      event.preventDefault()
      if (send('submitted')) void submit(event.currentTarget)
    },
    onInput: () => {
      send('edited')
    },
  }
}
