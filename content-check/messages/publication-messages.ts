import { formatDate } from '../../content-model/locale/format-date'
import type { UnpublishedReason } from '../../content-model/publication'

/** Why visitors cannot see an entry, for previews and messages, such as “not published before December 1, 2026”. */
export function unpublishedText(reason: UnpublishedReason): string {
  if (reason.kind === 'draft') return 'draft'
  return `${reason.kind === 'planned' ? 'not published before' : 'closed after'} ${formatDate(reason.day, 'en-US')}`
}
