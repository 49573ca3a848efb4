/** The states of the consultation form; section 4 of the specification. */
export type FormState = 'idle' | 'submitting' | 'succeeded'

export type FormEvent = 'submitted' | 'delivered' | 'edited'

/** From each state, the events that leave it and where they lead; every other event changes nothing. */
const TRANSITIONS: Record<FormState, Partial<Record<FormEvent, FormState>>> = {
  idle: { submitted: 'submitting' },
  submitting: { delivered: 'succeeded' },
  // The confirmation stays until the visitor begins another request.
  succeeded: { edited: 'idle', submitted: 'submitting' },
}

/** The state that follows an event. */
export function nextState(state: FormState, event: FormEvent): FormState {
  return TRANSITIONS[state][event] ?? state
}
