import { z } from 'zod'
import { openingHours } from '../../content-model/opening-hours'
import type { Problem } from '../messages/problem'
import { joinWithAnd, quotedInFull } from '../messages/text-format'
import { type Entry, fieldProblem, type KnownTargets } from './entry'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A Monday: the days after it have the names of the week. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1000

/** French puts spaces around the “h”: 8 h 30. Spanish puts one into “a. m.”. */
const TIMES = /(?<!\d)(\d{1,2})(?:(?:[:.]|\s*h\s*)?(\d\d))?(?!\d)(?:\s*([ap])\.?\s?m\b)?/gi

const HALF_DAY_MINUTES = 12 * 60

/** The days that a text names, in any form of their names in its language. */
function daysIn(text: string, language: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return WEEKDAYS.filter((_, index) =>
    (['long', 'short'] as const).some((weekday) => {
      const name = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(MONDAY + index * DAY_MS)
        .toLowerCase()
        .replace(/\.$/, '')
      return words.some((word) => word === name || (weekday === 'long' && word.startsWith(name)))
    }),
  )
}

/** The times of day that each time in a text may mean, in minutes. Without “am” or “pm”, it may be before or after noon. */
const timesIn = (text: string) =>
  [...text.matchAll(TIMES)].map(([, hour = '', minute, half]) => {
    const time = Number(hour) * 60 + Number(minute ?? 0)
    const [before, after] = [time % HALF_DAY_MINUTES, (time % HALF_DAY_MINUTES) + HALF_DAY_MINUTES]
    return half === undefined ? [time, before, after] : [half.toLowerCase() === 'a' ? before : after]
  })

const settings = z.object({ contact: z.object({ hours: z.array(openingHours.hours.element.catch({ text: '' })) }) })

/** Warns about opening hours that visitors read differently than search engines. */
export function checkHours(entry: Entry, { locale: { language } }: KnownTargets): Problem[] {
  const site = entry.type.name === 'SiteSettings' ? settings.safeParse(entry.value).data : undefined
  const lines = site?.contact.hours ?? []
  return lines.flatMap(({ text, open }, index) => {
    if (!open) return []
    const shown = [open.opens, open.closes]
    const days = daysIn(text, language)
    const times = timesIn(text)
    const shownTimes = shown.flatMap((time) => timesIn(time)[0]?.[0] ?? [])
    const ends = [open.days[0], open.days.at(-1)]
    const isOnOtherDays =
      days.length > 0 &&
      !(days.every((day) => open.days.some((own) => own === day)) && ends.every((day) => days.includes(day ?? '')))
    // A text with fewer times may say when the office opens in words.
    const isAtOtherTimes = times.length > 1 && !shownTimes.every((time) => times.some((own) => own.includes(time)))
    if (!isOnOtherDays && !isAtOtherTimes) return []
    return fieldProblem(entry, ['contact', 'hours', index, 'text'], {
      message: `search engines show something else: ${quotedInFull(`${joinWithAnd(open.days)}, ${shown.join(' to ')}`)}`,
      advice: 'Change the text, or the days and times that follow it.',
      severity: 'warning',
    })
  })
}
