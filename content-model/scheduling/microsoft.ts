import type { SchedulingSetup } from './types'

export const name = 'microsoft'

/**
 * Microsoft Bookings (https://learn.microsoft.com/en-us/microsoft-365/bookings/bookings-overview), of a team (`book`) or of
 * a person (`bookwithme`). No parameters are documented.
 */
export const setup: SchedulingSetup = {
  requires: {
    url: {
      hint: 'the address of your page at Microsoft Bookings',
      pattern: /^https:\/\/(?:outlook\.office(?:365)?\.com|bookings\.cloud\.microsoft)\/(?:book|bookwithme)\/[^\s/]/,
      rule: 'must be the address of a page at Microsoft Bookings, such as https://outlook.office.com/book/waymark@example.com/ or https://bookings.cloud.microsoft/book/waymark@example.com/',
    },
  },
  service: 'Microsoft Bookings',
}
