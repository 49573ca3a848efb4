import { z } from 'zod'
import { choice, day, formatted, group, line, list } from './fields'

const time = (label: string, example: string) =>
  formatted(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time in quotes, such as "09:00"', { label, example })

const openTimes = (closes: string) => ({ opens: time('Opening time', '09:00'), closes: time('Closing time', closes) })

/** An invalid time without its zero, such as `9:00`, has a problem of its own. */
const isForward = ({ opens, closes }: { opens: string; closes: string }) => opens.padStart(5, '0') < closes

const FORWARD = {
  error:
    'is not after the opening time. Write a later time of the same day, such as "18:00" for 6pm, or "23:59" for midnight.',
  path: ['closes'],
}

const weekday = choice(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], { label: 'Day' })

const hours = group('Line', {
  text: line({ label: 'Text', hint: 'What visitors read.', example: 'Monday to Friday 9am to 6pm', max: 60 }),
  open: group(
    'The same for search engines',
    {
      days: list('Days', weekday, 7),
      ...openTimes('18:00'),
      utcOffset: formatted(/^[+-](?:0\d|1[0-4]):(?:00|15|30|45)$/, 'must be a UTC offset in quotes, such as "-05:00"', {
        label: 'UTC offset',
        hint: 'Only if the times are in a different time zone than the office’s.',
        example: '-05:00',
      }).optional(),
    },
    { hint: 'Leave it out for days when the office is closed.' },
  )
    .refine(isForward, FORWARD)
    .optional(),
})

const holiday = group('Holiday', {
  text: line({ label: 'Text', hint: 'What visitors read.', example: 'December 24 to 26: closed', max: 60 }),
  from: day({ label: 'First day', hint: 'The line is shown from this day on.', example: '2026-12-24' }),
  until: day({ label: 'Last day', hint: 'The line is shown until the end of this day.', example: '2026-12-26' }),
  open: group('Hours for search engines', openTimes('12:00'), { hint: 'Leave it out if the office is closed.' })
    .refine(isForward, FORWARD)
    .optional(),
}).refine(({ from, until }) => from <= until, {
  error: 'is before the first day. Use the same day or a later one.',
  path: ['until'],
})

/** The hours of the office, and the holidays on which they differ: fields of `contact` in `content/site.yml`. */
export const openingHours = {
  hours: list('Opening hours, line by line', hours, 7),
  holidays: list('Holidays', holiday, 12, { least: 0 }).optional(),
}

type OpeningHours = z.output<z.ZodObject<typeof openingHours>>

/**
 * Adds the lines of the current holidays to the hours of a contact.
 *
 * @param today the date in the site's time zone, such as `2026-12-24`
 */
export function withHolidays<Contact extends OpeningHours>(contact: Contact, today: string): Contact {
  const current = contact.holidays?.filter(({ from, until }) => from <= today && today <= until) ?? []
  return { ...contact, hours: [...contact.hours, ...current.map(({ text }) => ({ text }))] }
}
