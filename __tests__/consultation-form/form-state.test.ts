/** @jest-environment node */
import { type FormEvent, type FormState, nextState } from '../../src/consultation-form/form-state'

test.each<[from: FormState, event: FormEvent, to: FormState]>([
  ['idle', 'submitted', 'submitting'],
  ['idle', 'delivered', 'idle'],
  ['idle', 'edited', 'idle'],
  ['idle', 'recalled', 'failed'],
  ['submitting', 'recalled', 'submitting'],
  ['submitting', 'submitted', 'submitting'],
  ['submitting', 'delivered', 'succeeded'],
  ['submitting', 'failed', 'failed'],
  ['submitting', 'edited', 'submitting'],
  ['succeeded', 'submitted', 'submitting'],
  ['succeeded', 'delivered', 'succeeded'],
  ['succeeded', 'failed', 'succeeded'],
  ['succeeded', 'edited', 'idle'],
  ['failed', 'submitted', 'submitting'],
  ['failed', 'delivered', 'failed'],
  ['failed', 'failed', 'failed'],
  ['failed', 'edited', 'failed'],
])('in the state “%s”, the event “%s” results in the state “%s”', (from, event, to) => {
  expect(nextState(from, event)).toBe(to)
})
