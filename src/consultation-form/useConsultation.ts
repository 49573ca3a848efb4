import { useEffect, useEffectEvent, useRef, useState, type FormEvent as ReactFormEvent, type RefObject } from 'react'
import { forgetWords, restoreWords } from '../deferred-start/form-autosave'
import { readRequest, type ConsultationRequest } from './consultation-request'
import type { Delivery, Failure, Outcome } from './delivery'
import { checkControl, controlsOf, type FaultWords } from './field-check'
import { nextState, type FormEvent, type FormState } from './form-state'

interface ConsultationOptions {
  /** Where requests go. */
  delivery: Delivery
  /** The name of the field that people do not see, where the form has one. */
  honeypot: string | undefined
  /** What is said of faulty fields. */
  faults: FaultWords
}

interface Consultation {
  state: FormState
  /** The number of the attempt that is under way, from 1. */
  attempt: number
  /** What has not surely arrived, and why. */
  failed: { request: ConsultationRequest; failure: Failure; isEarlier?: boolean } | undefined
  form: RefObject<HTMLFormElement | null>
  /** For the element that says that the request has arrived. */
  confirmation: RefObject<HTMLDivElement | null>
  onSubmit: (event: ReactFormEvent<HTMLFormElement>) => void
  onInput: (event: ReactFormEvent<HTMLFormElement>) => void
  /** Discards what was written; also called when the fields are cleared after the arrival. */
  onReset: () => void
  /** Whether anything is written that could be discarded. */
  isFilled: boolean
  /** How often the fields were cleared: their key, so that they begin again without what was said of them. */
  resets: number
}

/**
 * Runs the consultation form: one request at a time goes to the delivery, the fields are cleared once it has surely
 * arrived, and until then what was written is kept over reloads.
 *
 * @param onDelivered called after the fields were cleared, also when the visitor has gone to another page meanwhile
 */
export function useConsultation(
  { delivery, honeypot, faults: words }: ConsultationOptions,
  onDelivered: () => void,
): Consultation {
  const [state, setState] = useState<FormState>('idle')
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState<Consultation['failed']>()
  const [isFilled, setFilled] = useState(false)
  const [resets, setResets] = useState(0)
  // Two submits can come before React renders the first one's state.
  const current = useRef<FormState>('idle')
  const form = useRef<HTMLFormElement>(null)

  const send = (event: FormEvent): boolean => {
    const next = nextState(current.current, event)
    const changed = next !== current.current
    current.current = next
    setState(next)
    return changed
  }

  const settle = (request: ConsultationRequest, outcome: Outcome) => {
    if (outcome.kind === 'delivered') {
      forgetWords()
      form.current?.reset()
      send('delivered')
      return
    }
    setFailed({ request, failure: outcome })
    send('failed')
  }

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element)
    const request = readRequest(data)
    const trap = data.get(honeypot ?? '')
    setAttempt(1)
    const outcome = await delivery.deliver({ request, honeypot: typeof trap === 'string' ? trap : '' }, setAttempt)
    settle(request, outcome)
    if (outcome.kind === 'delivered') onDelivered()
  }

  const lookAt = (element: HTMLFormElement) => {
    setFilled(controlsOf(element).some(([, { value }]) => value))
  }

  const resume = useEffectEvent((element: HTMLFormElement) => {
    restoreWords()
    lookAt(element)
    delivery.prepare()
    const request = readRequest(new FormData(element))
    const underWay = delivery.underWay()
    if (underWay) {
      send('submitted')
      void underWay.then((outcome) => {
        settle(request, outcome)
      })
    } else {
      void delivery.unknownFate().then((failure) => {
        if (failure && send('failed')) setFailed({ request, failure, isEarlier: true })
      })
    }
  })
  useEffect(() => {
    if (form.current) resume(form.current)
  }, [])

  // The button that had the focus was disabled meanwhile, which drops the focus; the answer takes it.
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'succeeded') confirmation.current?.focus()
  }, [state])

  return {
    state,
    attempt,
    failed,
    form,
    confirmation,
    onSubmit: (event) => {
      event.preventDefault()
      const { currentTarget } = event
      for (const [name, control] of controlsOf(currentTarget)) checkControl(control, name, words)
      if (!currentTarget.reportValidity()) return
      if (send('submitted')) void submit(currentTarget)
    },
    onInput: ({ currentTarget }) => {
      lookAt(currentTarget)
      send('edited')
    },
    onReset: () => {
      setFilled(false)
      setResets(resets + 1)
      send('discarded')
    },
    isFilled,
    resets,
  }
}
