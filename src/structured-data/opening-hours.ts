import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

/** The language of the lines, and the time zone of the office. */
interface HoursLocale {
  language: string
  timeZone: string
}

const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[]

/** The UTC offsets of abbreviations that firms use for a time zone other than their office's, regardless of the season. */
const OFFSETS: Readonly<Record<string, string>> = {
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  GMT: '+00:00',
  UTC: '+00:00',
}

/**
 * Two times and, optionally, a time zone. A time is one of 12 hours, such as `9am` or `5.30 pm`, or one of 24 hours with its minutes,
 * such as `17:30`.
 */
const TIMES =
  /^(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m\.?)? ?(?:to|[–-]) ?(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m\.?)?(?: ([a-z]{2,5}))?$/i

/**
 * Reads the hours that can be reported to search engines.
 *
 * @param line the hours in human-readable form, such as `Monday to Friday 9am to 6pm EST` or `Mon–Fri 9:00–17:30`. Days are named
 * in the language of the site. Without the abbreviation of another time zone, they are hours of the office's.
 * @returns undefined if the line has no such form, such as one that states when the office is closed
 */
export function readHours(line: string, locale: HoursLocale): OpeningHoursSpecification | undefined {
  const at = line.search(/\d/)
  const [, hour, minute, half, lastHour, lastMinute, lastHalf, zone] = TIMES.exec(line.slice(at).trim()) ?? []
  const dayOfWeek = daysOf(line.slice(0, at).trimEnd().replace(/[:,]$/, ''), locale.language)
  const opens = clock(hour, minute, half)
  const closes = clock(lastHour, lastMinute, lastHalf)
  const offset = offsetOf(zone?.toUpperCase(), locale)
  if (!dayOfWeek || opens === undefined || closes === undefined || offset === undefined) return undefined
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: opens + offset, closes: closes + offset }
}

/** Reads the lines that have the form of {@link readHours}. To schema.org, a day without hours is closed. */
export function openingHours(lines: readonly string[], locale: HoursLocale): OpeningHoursSpecification[] {
  return lines.flatMap((line) => readHours(line, locale) ?? [])
}

/** An example of the form that {@link readHours} reads in every language. */
export function hoursExample(language: string): string {
  return `${dayName(0, language, 'long')}–${dayName(4, language, 'long')} 9:00–18:00`
}

function dayName(index: number, language: string, weekday: 'long' | 'short'): string {
  // January 1, 2024 was a Monday.
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + index)))
}

/** Returns the names of a day in a language: in full, and abbreviated. */
function namesOfDay(index: number, language: string): string[] {
  return (['long', 'short'] as const).map((form) => dayName(index, language, form).replace(/\.$/, '').toLowerCase())
}

/** Reads days such as `Monday to Friday`, `Mon–Fri`, or `Monday, Wednesday and Friday`; undefined if one is unknown. */
function daysOf(text: string, language: string): (typeof WEEK)[number][] | undefined {
  const names = WEEK.map((_, index) => namesOfDay(index, language))
  const chosen = new Set<number>()
  for (const part of text.toLowerCase().split(/ ?(?:,|&| and ) ?/)) {
    const ends = part.split(/ ?[–-] ?| to /)
    const [first = -1, last = first] = ends.map((end) => names.findIndex((own) => own.includes(end.replace(/\.$/, ''))))
    if (first < 0 || last < 0 || ends.length > 2) return undefined
    for (let day = first; ; day = (day + 1) % WEEK.length) {
      chosen.add(day)
      if (day === last) break
    }
  }
  return WEEK.filter((_, day) => chosen.has(day))
}

/** Converts a time to one of 24 hours, such as `18:00:00`; undefined if it has neither half nor minutes, or no such time exists. */
function clock(hour: string | undefined, minute: string | undefined, half: string | undefined): string | undefined {
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined
  const written = Number(hour)
  if (Number(minute ?? 0) > 59 || (half ? written < 1 || written > 12 : written > 23)) return undefined
  const hours = half ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}:00`
}

/**
 * Returns the UTC offset of an abbreviation. Search engines read times without an offset in the time zone of the place. That is also
 * right for the abbreviations of the office's own time zone, because few firms change the text when the clocks change.
 */
function offsetOf(zone: string | undefined, { language, timeZone }: HoursLocale): string | undefined {
  if (zone === undefined) return ''
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
  const own = [0, 6].flatMap((month) => format.formatToParts(new Date(Date.UTC(2024, month, 1))))
  return own.some(({ type, value }) => type === 'timeZoneName' && value === zone) ? '' : OFFSETS[zone]
}
