import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnalyticsEvent } from '../../content-model/analytics/types'
import { type ConsultationRequest, readRequest } from '../../content-model/delivery/consultation-request'
import { track } from '../analytics/track'
import { discardDraft, restoreDraft } from '../deferred-start/form-autosave'
import type { Delivery, DeliveryResult, Failure } from './delivery'
import { checkControl, formControls } from './field-check'

/** The consultation form's states: section 4 of the specification, plus `failed`. */
type FormState = 'idle' | 'submitting' | 'succeeded' | 'failed'

const eventOf = ({ kind }: DeliveryResult): AnalyticsEvent =>
  kind === 'delivered' ? { name: 'form-sent' } : { name: 'form-failed', details: { reason: kind } }

/**
 * Runs the consultation form, which sends one request at a time. What a visitor writes survives reloads, until delivery is
 * confirmed and the fields are cleared.
 *
 * @param honeypot the name of the honeypot's field, if there is one
 * @param onDelivered called after delivery is confirmed, even if the visitor has left the page
 */
export function useConsultation(
  delivery: Delivery,
  honeypot: string | undefined,
  fields: readonly Queries.ConsultationFieldFragment[],
  onDelivered: () => void,
) {
  const [state, setState] = useState<FormState>('idle')
  /** The number of the current attempt, starting at 1. */
  const [attempt, setAttempt] = useState(1)
  /** The unconfirmed request, the reason, and whether it was sent before the page loaded. */
  const [failed, setFailed] = useState<{ request: ConsultationRequest; failure: Failure; isEarlier?: boolean }>()
  /** Whether the form contains text that can be discarded. */
  const [isFilled, setFilled] = useState(false)
  /** Whether the visitor has cleared the form and written nothing since. */
  const [isCleared, setCleared] = useState(false)
  /** How often fields were cleared: the form's key, so that a reset also removes error messages. */
  const [resets, setResets] = useState(0)
  // The state without delay: a visitor can submit a second time before React has rendered the state of the first.
  const current = useRef<FormState>('idle')
  const form = useRef<HTMLFormElement>(null)

  const enter = (next: FormState) => {
    current.current = next
    setState(next)
  }

  const settle = (request: ConsultationRequest, result: DeliveryResult) => {
    if (result.kind === 'delivered') {
      // Resetting the form also discards the draft, but there is no form if the visitor has left its page.
      discardDraft()
      form.current?.reset()
      enter('succeeded')
      return
    }
    setFailed({ request, failure: result })
    enter('failed')
  }

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element)
    const request = readRequest(data, fields)
    const honeypotValue = data.get(honeypot ?? '')
    setAttempt(1)
    const result = await delivery.deliver(
      { request, honeypot: typeof honeypotValue === 'string' ? honeypotValue : '' },
      setAttempt,
    )
    if (ANALYTICS) track(eventOf(result))
    settle(request, result)
    if (result.kind === 'delivered') onDelivered()
  }

  const updateFilled = (element: HTMLFormElement) => {
    setFilled(formControls(element, fields).some(([{ value }]) => value))
  }

  const resume = useEffectEvent((element: HTMLFormElement) => {
    restoreDraft()
    updateFilled(element)
    const request = readRequest(new FormData(element), fields)
    const inFlight = delivery.inFlight()
    const failure = delivery.unconfirmedFailure()
    if (inFlight) {
      enter('submitting')
      void inFlight.then((result) => {
        settle(request, result)
      })
    } else if (failure) {
      setFailed({ request, failure, isEarlier: true })
      enter('failed')
    }
  })
  useEffect(() => {
    if (form.current) resume(form.current)
  }, [])

  // From here on, the form shows its own messages. The HTML lacks the attribute, so that browsers show theirs without the app.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
  }, [resets])

  // After a delivery, the form is a new element, so nothing has the focus, unless the visitor has moved it.
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) confirmation.current?.focus()
  }, [state])

  return {
    state,
    attempt,
    failed,
    form,
    confirmation,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { currentTarget } = event
      const invalid = formControls(currentTarget, fields).filter(([control, field]) => {
        checkControl(control, field)
        return !control.checkValidity()
      })
      invalid[0]?.[0].focus()
      if (invalid.length > 0 || current.current === 'submitting') return
      enter('submitting')
      void submit(currentTarget)
    },
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (ANALYTICS) track({ name: 'form-begun' })
      setCleared(false)
      updateFilled(currentTarget)
      // The confirmation disappears when another request begins. A failure stays until the request is sent again.
      if (current.current === 'succeeded') enter('idle')
    },
    /** A visitor discards a draft, or the fields are cleared after delivery. */
    onReset: () => {
      discardDraft()
      setFilled(false)
      setCleared(current.current !== 'submitting')
      setResets(resets + 1)
      if (current.current === 'failed') enter('idle')
    },
    isFilled,
    isCleared,
    resets,
  }
}
