import type { SchedulingSetup } from './types'

export const name = 'calendly'

/**
 * Calendly
 * (https://help.calendly.com/hc/en-us/articles/226766767-How-to-pre-fill-invitee-information-in-your-Calendly-link).
 */
export const setup: SchedulingSetup = {
  requires: {
    url: {
      hint: 'the address of your booking page at Calendly',
      pattern: /^https:\/\/calendly\.com\/[^\s/]/,
      rule: 'must be the address of a booking page at Calendly, which begins with https://calendly.com/, such as https://calendly.com/waymark/first-call',
    },
  },
  service: 'Calendly',
  prefill: { name: 'name', email: 'email' },
}
