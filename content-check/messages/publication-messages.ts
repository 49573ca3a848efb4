import type { UnpublishedReason } from '../../content-model/publication'

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Why visitors cannot see an entry, as shown in previews and messages, such as “not published before December 1, 2026”. */
export function unpublishedText(reason: UnpublishedReason): string {
  switch (reason.kind) {
    case 'draft':
      return 'draft'
    case 'planned':
      return `not published before ${LONG_DATE.format(new Date(reason.day))}`
    case 'closed':
      return `closed after ${LONG_DATE.format(new Date(reason.day))}`
  }
}
