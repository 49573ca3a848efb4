/** The states of the consultation form: those of section 4 of the specification, plus `failed`. */
export type FormState = 'idle' | 'submitting' | 'succeeded' | 'failed'

/** What can happen to the form. */
export type FormEvent = 'recalled' | 'submitted' | 'delivered' | 'failed' | 'edited' | 'discarded'

/** The state transitions. An event without an entry does not change the state. */
const TRANSITIONS: Record<FormState, Partial<Record<FormEvent, FormState>>> = {
  // A request from before the page was reloaded is recalled, unless the visitor has sent another one in the meantime.
  idle: { submitted: 'submitting', recalled: 'failed' },
  submitting: { delivered: 'succeeded', failed: 'failed' },
  // The confirmation stays until the visitor begins another request.
  succeeded: { edited: 'idle', submitted: 'submitting' },
  // The error stays visible while the visitor fixes the problem.
  failed: { submitted: 'submitting', discarded: 'idle' },
}

/** Returns the state after an event. An event that is not possible in a state does not change it. */
export function nextState(state: FormState, event: FormEvent): FormState {
  return TRANSITIONS[state][event] ?? state
}
