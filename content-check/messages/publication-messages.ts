import type { Withheld } from '../../content-model/publication'

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Why visitors cannot see an entry, as shown in previews and messages, such as “not published before December 1, 2026”. */
export function withheldText(withheld: Withheld): string {
  switch (withheld.reason) {
    case 'draft':
      return 'draft'
    case 'planned':
      return `not published before ${LONG_DATE.format(new Date(withheld.day))}`
    case 'closed':
      return `closed after ${LONG_DATE.format(new Date(withheld.day))}`
  }
}
