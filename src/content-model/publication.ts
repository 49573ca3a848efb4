import { z } from 'zod'
import { day, type FieldMeta } from './fields'

/** Where the firm's office is: the days of `publishOn` and `closesOn` begin and end at midnight there. */
export const SITE_TIME_ZONE = 'America/Chicago'

/** The fields of every entry that may be kept from visitors. */
export const publication = {
  draft: z
    .boolean()
    .meta({ label: 'Draft', hint: 'With true, previews show it and visitors do not.' } satisfies FieldMeta)
    .optional(),
  publishOn: day({
    label: 'Publish on',
    hint: 'The first day on which visitors see it.',
    example: '2026-12-01',
  }).optional(),
}

/** The last day of an entry that is open for a time. */
export const closesOn = day({
  label: 'Closes on',
  hint: 'The last day on which visitors see it.',
  example: '2027-01-31',
}).optional()

const dates = z.looseObject({ ...publication, closesOn })

/** Why visitors do not see an entry, with the day where there is one. */
export type Withheld = { reason: 'draft' } | { reason: 'planned' | 'closed'; day: string }

/** Of the languages that every Node.js knows, Canada's English writes dates in the order of ISO 8601. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: SITE_TIME_ZONE })

/** The day of a moment in the site's time zone, such as `2026-12-01`, which orders as text does. */
const dayOf = (moment: Date): string => ISO_DAY.format(moment)

/**
 * Why visitors do not see an entry at a moment.
 *
 * @param entry the entry's fields; what has no valid dates counts as published, because the content check refuses it
 * @returns the reason, or undefined where they see it
 */
export function withheld(entry: unknown, now: Date): Withheld | undefined {
  const read = dates.safeParse(entry)
  if (!read.success) return undefined
  const { draft, publishOn, closesOn: last } = read.data
  const today = dayOf(now)
  if (draft === true) return { reason: 'draft' }
  if (publishOn !== undefined && today < publishOn) return { reason: 'planned', day: publishOn }
  return last !== undefined && today > last ? { reason: 'closed', day: last } : undefined
}
