/** Whether what JSON-LD says of a page can be seen on it. */
import type { Page } from '@playwright/test'
import type { Things } from './structured-data-rules'

/** A text or number within JSON-LD, with the names of the properties that lead to it, outermost first. */
interface Value {
  path: readonly string[]
  text: string
}

/** What people can see of a page once all that opens is open, and where what they see leads to. */
export interface ShownPage {
  text: string
  links: readonly string[]
  days: readonly string[]
  /** Addresses of the page and its icons, which belong to it without being read. */
  own: readonly string[]
}

/** Reads what is seen of a page. */
export async function readShownPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())
    const head = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute(name) ?? '')
    return {
      text: document.body.innerText,
      links: seen('a[href]').map((link) => link.getAttribute('href') ?? ''),
      days: seen('time').map((time) => time.getAttribute('datetime') ?? ''),
      own: [...head('link[rel=canonical]', 'href'), ...head('meta[property="og:url"]', 'content')],
    }
  })
}

/** All values within things, apart from what JSON-LD itself is made of. */
export function valuesOf(part: unknown, path: readonly string[] = []): Value[] {
  if (Array.isArray(part)) return part.flatMap((item) => valuesOf(item, path))
  if (typeof part === 'object' && part !== null) {
    return Object.entries(part).flatMap(([key, value]) =>
      key.startsWith('@') || key === 'position' ? [] : valuesOf(value, [...path, key]),
    )
  }
  return [{ path, text: String(part) }]
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Whether a day is within days that a text names as `Monday to Friday`. */
function isBetweenDays(day: string, text: string): boolean {
  const [, first = '', last = ''] = /(\w+day) to (\w+day)/.exec(text) ?? []
  return WEEK.slice(WEEK.indexOf(first), WEEK.indexOf(last) + 1).includes(day)
}

/** An hour as the page writes it: `18:00:00-05:00` is `6pm EST`. */
function spokenHour(time: string): string[] {
  const [, hour = '', minute = '', zone = ''] = /^(\d\d):(\d\d):00-(\d\d):00$/.exec(time) ?? []
  const spoken = `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}${Number(hour) < 12 ? 'am' : 'pm'}`
  return [spoken, ['EST', 'CST', 'MST', 'PST'][Number(zone) - 5] ?? 'no zone']
}

/**
 * The values that nobody finds on the page.
 *
 * @param things what its JSON-LD describes
 * @param site the site's address
 */
export function hiddenValues(things: Things, { text, links, days, own }: ShownPage, site: string): string[] {
  const words = plain(text)
  const reads = (one: string) => words.includes(plain(one))
  const leadsTo = (address: string) =>
    [address, address.replace(site, '') || '/'].some((one) => links.includes(one) || own.includes(one))
  const isShown = ({ path, text: value }: Value): boolean => {
    switch (path.at(-1)) {
      case 'telephone':
        return links.includes(`tel:${value}`)
      case 'email':
        return links.includes(`mailto:${value}`)
      case 'url':
      case 'item':
      case 'sameAs':
        return leadsTo(value)
      // The mark beside the firm's name; another test looks at its file.
      case 'logo':
        return value.startsWith(`${site}/`)
      case 'datePosted':
      case 'validThrough':
        return days.includes(value)
      case 'employmentType':
        return reads(value.replace('_', '-'))
      case 'description':
        return value.split('\n').every((line) => reads(unescaped(line)))
      case 'opens':
      case 'closes':
        return spokenHour(value).every(reads)
      // A state and a ZIP code are those of the United States.
      case 'addressCountry':
        return value === 'US' && /, [A-Z]{2} \d{5}\b/.test(text)
      // What stands between the first and the last day is not written out.
      case 'dayOfWeek':
        return reads(value) || isBetweenDays(value, text)
      default:
        return reads(value)
    }
  }
  return valuesOf(things).flatMap((value) => (isShown(value) ? [] : [`${value.path.join('.')}: ${value.text}`]))
}
