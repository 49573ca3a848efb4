import type { SchedulingSetup } from './types'

export const name = 'other'

/** Any other calendar, such as the firm's own. Nothing is known of its parameters. */
export const setup: SchedulingSetup = {
  requires: { url: { hint: 'the address of any other booking page' } },
}
