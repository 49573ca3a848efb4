import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { counted } from '../content/messages/text-format'
import { redirectsOf, type ContentSnapshot } from './content-snapshot'
import { textOf } from './field-changes'
import type { Check, CheckFinding } from './report'
import { shortened } from './report-text'

const DELIVERY_FILE = 'content/delivery.yml'
const REDIRECTS_FILE = 'content/redirects.yml'

const simulated = z.looseObject({ via: z.literal('simulated') })

/** How much of a delivery the sentence about it holds, so that a comment shows all of the sentence. */
const MOST_OF_DELIVERY = 90

const APPROVAL = 'Engineering must approve this.'

/** The settings of the delivery as the content has them; undefined where the file is missing or unreadable. */
function deliveryOf({ entries }: ContentSnapshot): unknown {
  return entries.find(({ file }) => file === DELIVERY_FILE)?.value
}

/** The delivery in words, such as `to endpoint, https://requests.example.com/`. */
function targetOf(delivery: unknown): string {
  if (delivery === undefined || simulated.safeParse(delivery).success) return 'nowhere'
  return typeof delivery === 'object'
    ? `to ${textOf(delivery).replaceAll('\n', ', ')}`
    : 'to a place that cannot be read'
}

function deliveryCheck(before: unknown, after: unknown): Check {
  const [old, now] = [targetOf(before), targetOf(after)]
  if (isDeepStrictEqual(before, after) || (old === 'nowhere' && now === 'nowhere'))
    return { name: 'Delivery', state: 'passed', summary: 'consultation requests go where they went', findings: [] }
  const change = `${shortened(now, MOST_OF_DELIVERY)} instead of ${shortened(old, MOST_OF_DELIVERY)}`
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
    return { name: 'Redirects', state: 'passed', summary: 'every old address leads where it led', findings: [] }
  const findings = paths.map((from): CheckFinding => {
    const [old, now] = [before.get(from), after.get(from)]
    const text =
      now === undefined
        ? `Visitors of ${from} would no longer be led to ${old ?? ''}.`
        : `Visitors of ${from} would be led to ${now}${old === undefined ? '' : ` instead of ${old}`}.`
    return { text, file: REDIRECTS_FILE }
  })
  return {
    name: 'Redirects',
    state: 'warned',
    summary: `${counted(paths.length, 'old address leads', 'old addresses lead')} elsewhere. ${APPROVAL}`,
    findings,
  }
}

/**
 * Reports where a change of the content would send consultation requests and visitors of old addresses: what a person
 * who can only write content could use to collect other people's data.
 *
 * @param before the content as it was
 * @param after the content as it is
 */
export function checkDeliveryAndRedirects(before: ContentSnapshot, after: ContentSnapshot): Check[] {
  return [deliveryCheck(deliveryOf(before), deliveryOf(after)), redirectsCheck(redirectsOf(before), redirectsOf(after))]
}
