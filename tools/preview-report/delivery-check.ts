import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { pluralize } from '../content/messages/text-format'
import { type ContentSnapshot, redirectsOf } from './content-snapshot'
import { textOf } from './field-changes'
import type { Check, CheckFinding } from './report'
import { truncate } from './report-text'

const DELIVERY_FILE = 'content/delivery.yml'
const REDIRECTS_FILE = 'content/redirects.yml'

const simulated = z.looseObject({ via: z.literal('simulated') })

/** Longer delivery settings are shortened in the summary, so that a comment shows the whole sentence. */
const MAX_DELIVERY_LENGTH = 90

const APPROVAL = 'Engineering must approve this.'

/** The delivery settings of the content; undefined if the file is missing or unreadable. */
function deliveryOf({ entries }: ContentSnapshot): unknown {
  return entries.find(({ file }) => file === DELIVERY_FILE)?.value
}

/** The delivery as text, such as `to endpoint, https://requests.example.com/`. */
function targetOf(delivery: unknown): string {
  if (delivery === undefined || simulated.safeParse(delivery).success) return 'nowhere'
  return typeof delivery === 'object'
    ? `to ${textOf(delivery).replaceAll('\n', ', ')}`
    : 'to a destination that cannot be read'
}

function deliveryCheck(before: unknown, after: unknown): Check {
  const [old, now] = [targetOf(before), targetOf(after)]
  if (isDeepStrictEqual(before, after) || (old === 'nowhere' && now === 'nowhere'))
    return {
      name: 'Delivery',
      state: 'passed',
      summary: 'the destination of consultation requests is unchanged',
      findings: [],
    }
  const change = `${truncate(now, MAX_DELIVERY_LENGTH)} instead of ${truncate(old, MAX_DELIVERY_LENGTH)}`
  return {
    name: 'Delivery',
    state: 'warned',
    summary: `Consultation requests would go ${change}. ${APPROVAL}`,
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
 * Reports changes to the destinations of consultation requests and redirects: someone with access to only the content
 * could use them to collect other people's data.
 */
export function checkDeliveryAndRedirects(before: ContentSnapshot, after: ContentSnapshot): Check[] {
  return [deliveryCheck(deliveryOf(before), deliveryOf(after)), redirectsCheck(redirectsOf(before), redirectsOf(after))]
}
