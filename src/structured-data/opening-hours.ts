import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[]

/** The UTC offsets of United States time zone abbreviations, regardless of the season. */
const OFFSETS: Readonly<Record<string, string>> = {
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
}

const LINE =
  /^(\w+)(?: (to|and) (\w+))?:? (\d{1,2})(?::(\d{2}))? ?([ap])m to (\d{1,2})(?::(\d{2}))? ?([ap])m ([A-Z]{3})$/i

/**
 * Returns the hours that can be reported to search engines.
 *
 * @param lines the hours in human-readable form, such as `Monday to Friday 9am to 6pm EST`
 * @returns one specification for each line of that form. Other lines, such as one that states when the office is
 * closed, produce none: schema.org treats a day without hours as closed, and hours without a time zone would be read in
 * the zone of the location.
 */
export function openingHours(lines: readonly string[]): OpeningHoursSpecification[] {
  return lines.flatMap((line) => {
    const [, first = '', join, last = '', hour, minute, half, lastHour, lastMinute, lastHalf, zone = ''] =
      LINE.exec(line.trim()) ?? []
    const dayOfWeek = daysOf(first, join, last)
    const offset = OFFSETS[zone.toUpperCase()]
    if (dayOfWeek.length === 0 || offset === undefined) return []
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens: clock(hour, minute, half) + offset,
        closes: clock(lastHour, lastMinute, lastHalf) + offset,
      },
    ]
  })
}

function daysOf(first: string, join: string | undefined, last: string): (typeof WEEK)[number][] {
  const [from, to] = [first, last].map((name) => WEEK.findIndex((day) => day.toLowerCase() === name.toLowerCase()))
  if (from === undefined || to === undefined || from < 0 || (join !== undefined && to < 0)) return []
  return WEEK.filter((_, at) => (join === 'to' ? from <= at && at <= to : at === from || at === to))
}

/** Converts a 12-hour time to a 24-hour time, such as `18:00:00`. */
function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:00`
}
