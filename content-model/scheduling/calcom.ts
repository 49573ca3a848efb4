import type { SchedulingSetup } from './types'

export const name = 'calcom'

/**
 * Cal.com. Booking pages accept the identifiers of their questions as parameters
 * (https://cal.com/help/en/articles/9937901-pre-fill-fields-questions). Organizations have a subdomain.
 */
export const setup: SchedulingSetup = {
  requires: {
    url: {
      hint: 'the address of your booking page at Cal.com',
      pattern: /^https:\/\/(?:[a-z0-9-]+\.)?cal\.com\/[^\s/]/,
      rule: 'must be the address of a booking page at Cal.com, such as https://cal.com/waymark/first-call; for your own server, use “provider: other”',
    },
  },
  service: 'Cal.com',
  prefill: { name: 'name', email: 'email' },
}
