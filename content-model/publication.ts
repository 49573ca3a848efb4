import { z } from 'zod'
import { day, flag } from './fields'

/** The fields of every entry that can be hidden from visitors. */
export const publication = {
  draft: flag({
    label: 'Draft',
    hint: 'When this is on, the entry appears only in previews, and it may be unfinished.',
    whenAbsent: false,
  }),
  publishOn: day({
    label: 'Publish on',
    hint: 'The first day on which visitors can see it.',
    example: '2026-12-01',
  }).optional(),
}

/** The last day of an entry that is open for a limited time. */
export const closesOn = day({
  label: 'Closes on',
  hint: 'The last day on which visitors can see it.',
  example: '2027-01-31',
}).optional()

const dates = z.object({ ...publication, closesOn })

/** The reason that an entry is hidden from visitors, with the relevant day, if any. */
export type UnpublishedReason = { kind: 'draft' } | { kind: 'planned' | 'closed'; day: string }

/** Returns a moment's date in a time zone, such as `2026-12-01`, which sorts as text. */
export function dayOf(moment: Date, timeZone: string): string {
  // Of the English locales in every Node.js, Canada's writes dates in ISO 8601's order.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/**
 * Returns why an entry is hidden, if it is. The content check rejects invalid dates.
 *
 * @param today the date in the site's time zone; see {@link dayOf}
 */
export function unpublishedReason(entry: unknown, today: string): UnpublishedReason | undefined {
  const read = dates.safeParse(entry)
  if (!read.success) return undefined
  const { draft, publishOn, closesOn: last } = read.data
  if (draft === true) return { kind: 'draft' }
  if (publishOn !== undefined && today < publishOn) return { kind: 'planned', day: publishOn }
  return last !== undefined && today > last ? { kind: 'closed', day: last } : undefined
}
