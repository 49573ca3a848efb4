import type { SchedulingSetup } from './types'

export const name = 'google'

/**
 * Appointment schedules in Google Calendar (https://support.google.com/calendar/answer/10729749). No parameters are
 * documented. Google fills in its form only for visitors who are signed in there
 * (https://support.google.com/calendar/answer/11902347).
 */
export const setup: SchedulingSetup = {
  requires: {
    url: {
      hint: 'the address of your booking page in Google Calendar',
      pattern: /^https:\/\/calendar\.(?:app\.google\/|google\.com\/calendar\/(?:u\/\d+\/)?appointments\/)[^\s/]/,
      rule: 'must be the address of a booking page in Google Calendar, which begins with https://calendar.app.google/ or https://calendar.google.com/calendar/appointments/',
    },
  },
  service: 'Google',
}
