import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnalyticsEvent } from '../../content-model/analytics/types'
import { collectFaults, type ConsultationRequest, readRequest } from '../../content-model/delivery/consultation-request'
import { track } from '../analytics/track'
import { discardDraft, restoreDraft } from '../deferred-start/form-autosave'
import type { Delivery, DeliveryResult, Failure } from './delivery'
import type { FailedRequest } from './FailureSummary'
import { checkControl, formControls, setControlFault } from './field-check'

/** The consultation form's states: section 4 of the specification, plus `failed`. */
type FormState = 'idle' | 'submitting' | 'succeeded' | 'failed'

const eventOf = ({ kind }: DeliveryResult): AnalyticsEvent =>
  kind === 'delivered' ? { name: 'form-sent' } : { name: 'form-failed', details: { reason: kind } }

/** Whether the visitor submitted the form before the app started. The start script has marked it and will submit it again. */
const isSubmittedEarly = (form: HTMLFormElement) => form.getAttribute('aria-busy') === 'true'

/**
 * Runs the consultation form, which sends one request at a time. What a visitor writes survives reloads, until delivery is
 * confirmed and the fields are cleared.
 *
 * @param honeypot the name of the honeypot's field, if there is one
 * @param events what else happens at a delivery, which may be after the visitor has left the page, and if a draft is back
 */
export function useConsultation(
  delivery: Delivery,
  honeypot: string | undefined,
  fields: readonly Queries.ConsultationFieldFragment[],
  events: { onDelivered: () => void; onKept: () => void },
) {
  const [state, setState] = useState<FormState>('idle')
  /** The number of the current attempt, starting at 1. */
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState<FailedRequest>()
  const [sent, setSent] = useState<ConsultationRequest>()
  /** The faults that the form has found in the last submit, while an earlier request may have failed. */
  const [rejected, setRejected] = useState<FailedRequest>()
  /** What screen readers announce about the field that the visitor has just left. */
  const [leftFault, setLeftFault] = useState('')
  // The state without delay: a visitor can submit a second time before React has rendered the state of the first.
  const current = useRef<FormState>('idle')
  const form = useRef<HTMLFormElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  const enter = (next: FormState) => {
    current.current = next
    setState(next)
  }

  const failedWith = (request: ConsultationRequest, failure: Failure): FailedRequest => {
    const { activeElement, body } = document
    const takesFocus = activeElement === body || form.current?.contains(activeElement) === true
    return { request, failure, takesFocus }
  }

  const settle = (request: ConsultationRequest, result: DeliveryResult) => {
    if (result.kind !== 'delivered') {
      setFailed(failedWith(request, result))
      enter('failed')
      return
    }
    discardDraft()
    // There is no form if the visitor has left its page.
    form.current?.reset()
    setSent(request)
    enter('succeeded')
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
    if (result.kind === 'delivered') events.onDelivered()
  }

  const resume = useEffectEvent((element: HTMLFormElement) => {
    // From here on, the form shows its own messages. The HTML lacks the attribute, so that browsers show theirs without the app.
    element.setAttribute('novalidate', '')
    const isKept = restoreDraft()
    const request = readRequest(new FormData(element), fields)
    const inFlight = delivery.inFlight()
    const failure = delivery.unconfirmedFailure()
    if (inFlight) {
      enter('submitting')
      void inFlight.then((result) => {
        settle(request, result)
      })
    } else if (failure) {
      setFailed({ request, failure, takesFocus: false })
      enter('failed')
    } else if (isKept && !isSubmittedEarly(element)) events.onKept()
  })
  useEffect(() => {
    if (form.current) resume(form.current)
  }, [])

  // Browsers do not validate read-only fields, and all are read-only until the failure is shown.
  const markFaults = useEffectEvent(({ failure }: FailedRequest) => {
    if (failure.kind !== 'invalid' || !form.current) return
    for (const [control, field] of formControls(form.current, fields)) {
      setControlFault(control, field, failure.faults[field.name])
      control.checkValidity()
    }
  })
  useEffect(() => {
    if (failed) markFaults(failed)
  }, [failed])

  return {
    state,
    attempt,
    failed: state === 'failed' ? failed : undefined,
    /** The request that the confirmation is about. */
    sent: state === 'succeeded' ? sent : undefined,
    rejected,
    form,
    submitButton,
    leftFault,
    announceLeftFault: setLeftFault,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { currentTarget } = event
      if (current.current === 'submitting') return
      setLeftFault('')
      const found = formControls(currentTarget, fields).map(([control, field]) => {
        const fault = checkControl(control, field)
        // The field shows its message in response to the event that this dispatches, before the focus moves.
        control.checkValidity()
        return [field.name, fault] as const
      })
      const request = readRequest(new FormData(currentTarget), fields)
      const faults = collectFaults(found, request)
      if (Object.keys(faults).length > 0) {
        setRejected(failedWith(request, { kind: 'invalid', faults }))
        if (current.current === 'succeeded') enter('idle')
        return
      }
      // “Send again” disappears with the summary of the failure. A visitor who has left the form keeps the focus.
      if (currentTarget.querySelector('button:focus')) submitButton.current?.focus()
      setRejected(undefined)
      enter('submitting')
      void submit(currentTarget)
    },
    onInput: () => {
      if (ANALYTICS) track({ name: 'form-begun' })
      setLeftFault('')
      // The confirmation disappears when another request begins. A failure stays until the request is sent again.
      if (current.current === 'succeeded') enter('idle')
    },
  }
}
