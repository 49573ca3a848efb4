import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { pluralize } from '../content/messages/text-format'
import { type ContentSnapshot, redirectsOf } from './content-snapshot'
import { textOf } from './field-changes'
import type { Check, CheckFinding } from './report'
import { truncate } from './report-text'

const DELIVERY_FILE = 'content/delivery.yml'
const SITE_FILE = 'content/site.yml'
const REDIRECTS_FILE = 'content/redirects.yml'

const simulated = z.looseObject({ via: z.literal('simulated') })

/** Longer settings are shortened in the summary, so that a comment shows the whole sentence. */
const MAX_SETTINGS_LENGTH = 90

const APPROVAL = 'Engineering must approve this.'

/** The contents of a file that has one entry; undefined if it is missing. */
function contentsOf({ entries }: ContentSnapshot, path: string): unknown {
  return entries.find(({ file }) => file === path)?.value
}

/** The settings of the analytics in the site's settings; undefined if there are none or the file is unreadable. */
function analyticsOf(snapshot: ContentSnapshot): unknown {
  const site = contentsOf(snapshot, SITE_FILE)
  return typeof site === 'object' && site !== null ? Reflect.get(site, 'analytics') : undefined
}

/** A destination as text, such as `to endpoint, https://requests.example.com/`. */
function targetOf(settings: unknown): string {
  if (settings === undefined || simulated.safeParse(settings).success) return 'nowhere'
  return typeof settings === 'object'
    ? `to ${textOf(settings).replaceAll('\n', ', ')}`
    : 'to a destination that cannot be read'
}

interface Destination {
  /** The name of the check. */
  name: string
  /** What goes there, such as `Consultation requests`. */
  goods: string
  before: unknown
  after: unknown
}

function destinationCheck({ name, goods, before, after }: Destination): Check {
  const [old, now] = [targetOf(before), targetOf(after)]
  if (isDeepStrictEqual(before, after) || (old === 'nowhere' && now === 'nowhere'))
    return {
      name,
      state: 'passed',
      summary: `the destination of ${goods.toLowerCase()} is unchanged`,
      findings: [],
    }
  const change = `${truncate(now, MAX_SETTINGS_LENGTH)} instead of ${truncate(old, MAX_SETTINGS_LENGTH)}`
  return {
    name,
    state: 'warned',
    summary: `${goods} would go ${change}. ${APPROVAL}`,
    findings: [{ text: `New: ${now}` }, { text: `Before: ${old}` }],
  }
}

function redirectsCheck(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Check {
  const paths = [...new Set([...after.keys(), ...before.keys()])].filter((from) => before.get(from) !== after.get(from))
  if (paths.length === 0)
    return { name: 'Redirects', state: 'passed', summary: 'all redirects are unchanged', findings: [] }
  const findings = paths.map((from): CheckFinding => {
    const [old, now] = [before.get(from), after.get(from)]
    const text =
      now === undefined
        ? `Visitors to ${from} would no longer be redirected to ${old ?? ''}.`
        : `Visitors to ${from} would be redirected to ${now}${old === undefined ? '' : ` instead of ${old}`}.`
    return { text, file: REDIRECTS_FILE }
  })
  return {
    name: 'Redirects',
    state: 'warned',
    summary: `${pluralize(paths.length, 'redirect has', 'redirects have')} changed. ${APPROVAL}`,
    findings,
  }
}

/**
 * Reports changes to the destinations of consultation requests, counts of visits, and redirects: someone with access to only the
 * content could use them to collect other people's data.
 */
export function checkDestinations(before: ContentSnapshot, after: ContentSnapshot): Check[] {
  const contents = (file: string) => ({ before: contentsOf(before, file), after: contentsOf(after, file) })
  const analytics = { before: analyticsOf(before), after: analyticsOf(after) }
  return [
    destinationCheck({ name: 'Delivery', goods: 'Consultation requests', ...contents(DELIVERY_FILE) }),
    destinationCheck({ name: 'Measurement', goods: 'Counts of visits', ...analytics }),
    redirectsCheck(redirectsOf(before), redirectsOf(after)),
  ]
}
