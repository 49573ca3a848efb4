/** The states of the consultation form; section 4 of the specification, and one for what it does not foresee. */
export type FormState = 'idle' | 'submitting' | 'succeeded' | 'failed'

export type FormEvent = 'submitted' | 'delivered' | 'failed' | 'edited' | 'discarded'

/** From each state, the events that leave it and where they lead; every other event changes nothing. */
const TRANSITIONS: Record<FormState, Partial<Record<FormEvent, FormState>>> = {
  // What became of a request that an earlier load of the page has sent.
  idle: { submitted: 'submitting', failed: 'failed' },
  submitting: { delivered: 'succeeded', failed: 'failed' },
  // The confirmation stays until the visitor begins another request.
  succeeded: { edited: 'idle', submitted: 'submitting' },
  // What went wrong stays to be read while the visitor mends it.
  failed: { submitted: 'submitting', discarded: 'idle' },
}

/** The state that follows an event. */
export function nextState(state: FormState, event: FormEvent): FormState {
  return TRANSITIONS[state][event] ?? state
}
